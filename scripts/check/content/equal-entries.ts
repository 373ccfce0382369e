import type { Path } from '../../../src/model/content.ts'
import { type Finding, place } from '../../../src/model/findings.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** An employer or example twice in one list, two cards with one title, a row twice in one table. */
export const equalEntries = ({ documents }: Pick<Reading, 'documents'>): Finding[] =>
  [...documents.values()].flatMap(({ texts }) => {
    const seen = new Set<string>()
    return texts.flatMap((text) => {
      const entry = entryOf(text, texts)
      if (!entry) return []
      const key = [...entry.list, entry.words.toLowerCase()].join('/')
      const isNew = !seen.has(key)
      seen.add(key)
      return isNew ? [] : place([entry], text)
    })
  })

type Entry = { list: Path; words: string; message: string; remedy: string }

function entryOf({ path, filled }: WrittenText, texts: readonly WrittenText[]): Entry | undefined {
  const [list, index, name] = path.slice(-3)
  if (list === 'zeilen' && name === 0) {
    const row = path.slice(0, -1).join('/')
    const cells = texts.filter((text) => text.path.slice(0, -1).join('/') === row)
    return {
      list: path.slice(0, -2),
      words: cells.map((cell) => cell.filled).join('/'),
      message: `Die Zeile „${filled}“ steht in dieser Tabelle schon.`,
      remedy: 'Löschen Sie eine der beiden.',
    }
  }
  const message = `„${filled}“ steht in dieser Liste schon.`
  if (index === 'arbeitgeber' || index === 'beispiele')
    return {
      list: path.slice(0, -1),
      words: filled,
      message,
      remedy: 'Löschen Sie einen der beiden.',
    }
  if (name !== 'titel' || typeof index !== 'number') return undefined
  return {
    list: path.slice(0, -2),
    words: filled,
    message,
    remedy: 'Löschen Sie einen der beiden Einträge, oder nennen Sie einen anders.',
  }
}
