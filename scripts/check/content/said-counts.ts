import type { Block } from '../../../src/model/blocks.ts'
import type { Placed } from '../../../src/model/findings.ts'
import { countWord } from '../../../src/model/regions.ts'
import type { RightPage } from './right-pages.ts'

const words = Array.from({ length: 20 }, (_, count) => countWord(count))
/** Nouns for the entries of lists. */
export const listed =
  'Adressen|Antworten|Aufgaben|Beispiele|Berufe|Berufsfelder|Felder|Fragen|Gründe|Ideen|Nebenjobs|Regeln|Schritte|Tipps|Vorteile'
const said = new RegExp(
  `(?<!\\p{L})(${words.slice(2).join('|')})[ \\u00a0](?:\\p{Ll}+[ \\u00a0])?(?:${listed})(?!\\p{L})`,
  'giu',
)

/** „Vier Fragen“ above five of them. */
export const saidCounts = ({ blocks }: RightPage): Placed[] =>
  blocks.flatMap((block, index) => {
    const counts = countsIn(block)
    const heading = 'ueberschrift' in block ? (block.ueberschrift ?? '') : ''
    const found = [...heading.matchAll(said)]
    const isRight = found.some(([, word = '']) =>
      counts.includes(words.indexOf(word.toLowerCase())),
    )
    const [needle] = found[0] ?? []
    if (!needle || isRight || counts.length === 0) return []
    return {
      path: ['bloecke', index, 'ueberschrift'],
      message: `Die Überschrift sagt „${needle}“, darunter stehen ${counts[0]}.`,
      remedy: 'Gleichen Sie das Wort und die Liste einander an.',
    }
  })

function countsIn(block: Block): number[] {
  if (block.art === 'held') return []
  const rows = 'tabelle' in block ? block.tabelle?.zeilen : undefined
  return [...Object.values(block), rows].flatMap((value: unknown) =>
    Array.isArray(value) ? [value.length] : [],
  )
}
