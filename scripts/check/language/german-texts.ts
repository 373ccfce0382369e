import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser'
import { stringsIn } from '../strings-in.ts'

/** All texts of a page to read or hear, except those marked as another language. */
export function germanTexts(page: HTMLElement): string[] {
  const body = page.querySelector('body') ?? page
  const foreign = body.querySelectorAll('[lang], script, style, svg, code, .avatar')
  const attributes = ['alt', 'aria-label', 'title', 'placeholder']
  return [
    textOf(body, new Set(foreign)),
    page.querySelector('title')?.text ?? '',
    ...page.querySelectorAll('meta[content]').flatMap(describing),
    ...attributes.flatMap((name) =>
      page.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
    ),
    ...page.querySelectorAll('[data-props]').flatMap(shownByIsland),
  ]
}

/** Adds spaces, since neighbouring elements may have none between them in the HTML. */
function textOf(node: Node, skipped: ReadonlySet<Node>): string {
  if (skipped.has(node)) return ' '
  if (node.nodeType === NodeType.TEXT_NODE) return node.text
  return ` ${node.childNodes.map((child) => textOf(child, skipped)).join('')} `
}

const describing = (meta: HTMLElement) => {
  const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''
  return /title|description|alt$/.test(name) ? [meta.getAttribute('content') ?? ''] : []
}

/** Texts that React shows once the island is awake, without addresses and identifiers. */
const shownByIsland = (island: HTMLElement) =>
  stringsIn(JSON.parse(island.getAttribute('data-props') ?? 'null'))
    .filter(({ text }) => !/^[a-z0-9-]+$|^https?:/.test(text))
    .map(({ text }) => parse(text).text)
