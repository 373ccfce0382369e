import { type HTMLElement, NodeType } from 'node-html-parser'

const blocks = new Set(
  (
    'address article aside blockquote br caption details dd div dl dt figcaption figure footer form ' +
    'h1 h2 h3 h4 header label legend li main nav ol p section summary table tbody td th thead tr ul'
  ).split(' '),
)

/** Texts between two block elements. Spaces are single; no-break spaces stay. */
export function textUnits(root: HTMLElement, skipped: ReadonlySet<unknown>): string[] {
  const units = ['']
  const visit = (element: HTMLElement) => {
    for (const node of element.childNodes) {
      if (skipped.has(node)) continue
      if (node.nodeType === NodeType.TEXT_NODE) units[units.length - 1] += node.text
      if (node.nodeType !== NodeType.ELEMENT_NODE) continue
      const child = node as HTMLElement
      edge(child)
      visit(child)
      edge(child)
    }
  }
  // What stands side by side on the page may stand without a space in the HTML.
  const edge = ({ tagName }: HTMLElement) => {
    if (blocks.has(tagName.toLowerCase())) units.push('')
    else units[units.length - 1] += ' '
  }
  visit(root)
  return units.map(tidy).filter(Boolean)
}

const tidy = (text: string) =>
  text
    .replace(/[ \n\t]+/g, ' ')
    .replace(/ (?=[.,;:!?…)“‘])/g, '')
    .trim()
