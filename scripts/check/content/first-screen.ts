import { letters, ruler } from '../../../src/drawings/outlines.ts'
import type { Placed } from '../../../src/model/findings.ts'
import { plain } from '../../../src/model/markdown.ts'
import { remembered } from '../../remembered.ts'
import { unitsOf } from '../language/texts.ts'
import { contentPaths } from '../page-groups.ts'
import type { RightPage } from './right-pages.ts'

/** A phone of 360 × 740 px, as e2e/pages.spec.ts has it, in pixels of the page's own sheet. */
const room = { width: 320, height: 740 }
/** On the start page the question about cookies lies below. */
const roomAtStart = 480
const heading = {
  top: 142.8,
  topAtStart: 94,
  size: 34.24,
  sizeOfShort: 38.4,
  short: 36,
  leading: 1.1,
}
const lead = { size: 22, line: 33 }
const button = { height: 60, above: 32 }

/** Pages whose first button would lie below what a small phone shows at first, as far as widths of letters tell. */
export function firstScreens({ path, texts, blocks: [first] }: RightPage): Placed[] {
  if (first?.art !== 'held' || !contentPaths.includes(path)) return []
  const [headline = '', text = ''] = ['ueberschrift', 'text'].map((key) =>
    texts
      .filter(({ path: [, at, last] }) => at === 0 && last === key)
      .flatMap(unitsOf)
      .join(' '),
  )
  const isStart = path === '/'
  const below = bottomOfButton(headline, text, isStart) - (isStart ? roomAtStart : room.height)
  if (below <= 0) return []
  return [
    {
      path: ['bloecke', 0, 'text'],
      message: 'Auf einem kleinen Telefon liegt der erste Knopf unter dem Rand.',
      remedy: `Kürzen Sie Überschrift oder Text um etwa ${below > lead.line ? `${Math.ceil(below / lead.line)} Zeilen` : 'eine Zeile'} zu 26 Zeichen.`,
      // Up to a line the browser may break them otherwise.
      ...(below <= lead.line && { kind: 'hint' }),
    },
  ]
}

const bottomOfButton = (headline: string, text: string, isStart: boolean): number =>
  bottomOfHeadline(headline, isStart) +
  linesOf(plain(text), 'text', room.width / lead.size) * lead.line +
  button.above +
  button.height

export function bottomOfHeadline(headline: string, isStart: boolean): number {
  const size = headline.length > heading.short ? heading.size : heading.sizeOfShort
  const lines = linesOf(headline, 'heading', room.width / size)
  return (isStart ? heading.topAtStart : heading.top) + lines * size * heading.leading
}

/** Another font shows what is not among them, about as wide. */
const known = letters()

/** Browsers break a text behind a hyphen, too; headlines keep short words with one together. */
const pieces = { heading: /\S+/g, text: /\S*?\p{L}{2}-(?=\p{L}{2})|\S+/gu }

/** Lines of so many em. */
const linesOf = remembered(countLines, (text, cut) => `${cut} ${text}`)

function countLines(text: string, cut: 'heading' | 'text', width: number): number {
  const shown = text
    .replace(/[\u2060\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[^ -~]/gu, (sign) => (known.has(sign) ? sign : 'm'))
    .trim()
  const widthOf = ruler(shown, cut)
  let [lines, begin] = [1, 0]
  for (const { 0: word, index } of shown.matchAll(pieces[cut])) {
    if (index === begin || widthOf(begin, index + word.length) <= width) continue
    lines += 1
    begin = index
  }
  return lines
}
