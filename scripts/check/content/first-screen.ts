import { letters, ruler } from '../../../src/drawings/outlines.ts'
import type { Placed } from '../../../src/model/findings.ts'
import { plain } from '../../../src/model/markdown.ts'
import { remembered } from '../../remembered.ts'
import { unitsOf } from '../language/texts.ts'
import { contentPaths } from '../page-groups.ts'
import type { RightPage } from './right-pages.ts'

/** Room for text on a phone of 360 × 740 px, as in e2e/pages.spec.ts. In CSS pixels, like all sizes here. */
const room = { width: 320, height: 740 }
/** Height on the start page, where the cookie banner covers the rest. */
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

/** Pages whose first button is below the first screen of a small phone, estimated from letter widths. */
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
      // The estimate may be off by a line.
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

/** A fallback font shows other letters; the estimate takes them for an m. */
const known = letters()

/** What stays on one line: in texts up to a hyphen; headlines keep short hyphenated words together. */
const pieces = { heading: /\S+/g, text: /\S*?\p{L}{2}-(?=\p{L}{2})|\S+/gu }

/** Number of lines; `width` in em. */
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
