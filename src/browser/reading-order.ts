import { sentencesOf } from './sentences.ts'
import { spoken, spokenDays, spokenTimes } from './spoken.ts'

/** What the voice says in one go, and where it stands on the page. */
export type Saying = { text: string; range: Range }

/** What is seen but not read: ways to other places, controls, and what only the eye needs. */
const skipped =
  'nav, form, [data-short-case], button, .btn, .aids, .zoom, .sr-only, .map, [aria-hidden="true"], [hidden], script'

type Piece = { node: Text; start: number }

/**
 * The visible text of `root`, sentence by sentence, as one would read it to somebody: closed answers
 * and menus left out, each cell of a table with the head of its column.
 */
export function sayingsIn(root: Element): Saying[] {
  const sayings: Saying[] = []
  let pieces: Piece[] = []
  let text = ''

  const flush = () => {
    const parent = pieces[0]?.node.parentElement
    const label = parent ? headOf(parent) : ''
    const say = parent?.closest('td') ? spokenTimes : spoken
    for (const { start, end } of sentencesOf(text)) {
      const said = say(text.slice(start, end))
      if (!/[\p{L}\d]/u.test(said)) continue
      sayings.push({
        text: start === 0 && label ? `${label}: ${said}` : said,
        range: rangeOf(pieces, start, end),
      })
    }
    pieces = []
    text = ''
  }

  const read = (element: Element) => {
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) {
        pieces.push({ node: node as Text, start: text.length })
        text += (node as Text).data
      } else if (node.nodeType === Node.ELEMENT_NODE) visit(node as Element)
    }
  }

  const visit = (element: Element) => {
    const { display, visibility } = getComputedStyle(element)
    if (display === 'none' || visibility === 'hidden' || element.matches(skipped)) return
    if (isClosed(element) || isHeadOfColumns(element) || leadsAway(element)) return
    // `inline-block` is a word that stays on one line (ui/Together.tsx).
    const runsOn = /^inline(?:-block)?$/.test(display) && element.tagName !== 'BR'
    if (!runsOn) flush()
    if (element.matches('[role="img"]')) sayings.push(...labelOf(element))
    else read(element)
    if (!runsOn) flush()
  }

  visit(root)
  return sayings
}

/** The part of a `<details>` that only opening shows. */
const isClosed = (element: Element) =>
  element.tagName !== 'SUMMARY' && element.parentElement?.matches('details:not([open])')

/** The section of cards that lead to other pages, its headline included. */
const leadsAway = (element: Element) => element.querySelector(':scope > .wrap > .further') !== null

/** The head of a table is said with each cell instead. */
const isHeadOfColumns = (element: Element) =>
  element.tagName === 'THEAD' && element.nextElementSibling !== null

/** The head of the column in which the cell stands that holds `element`. */
function headOf(element: Element): string {
  const cell = element.closest('td')
  const heads = cell?.closest('table')?.querySelector('thead tr')?.children
  const column = cell ? [...(cell.parentElement?.children ?? [])].indexOf(cell) : -1
  return spokenDays(heads?.[column]?.textContent ?? '')
}

function labelOf(element: Element): Saying[] {
  const range = document.createRange()
  range.selectNodeContents(element)
  const label = element.getAttribute('aria-label')
  return label ? [{ text: spokenDays(label), range }] : []
}

/** From the first letter to the last: spaces around a sentence are not marked. */
function rangeOf(pieces: readonly Piece[], start: number, end: number): Range {
  const text = pieces.map(({ node }) => node.data).join('')
  const first = start + text.slice(start, end).search(/\S/)
  const last = start + text.slice(start, end).trimEnd().length
  const range = document.createRange()
  const place = (offset: number) => {
    const piece = pieces.filter(({ start }) => start <= offset).pop() as Piece
    return [piece.node, offset - piece.start] as const
  }
  range.setStart(...place(first))
  const [node, offset] = place(last - 1)
  range.setEnd(node, offset + 1)
  return range
}
