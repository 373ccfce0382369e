import { type Finding, type Problem, place } from '../../../src/model/findings.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import { headingsOf } from './headings.ts'

/** `words` that must be unique within `list`, and the problem if they are not. */
type Entry = Problem & { list: string; words: string }

/** Duplicates on a page: headings, employers, examples, titles of cards, table rows, pages to read next. */
export const repeated = ({ documents }: Pick<Reading, 'documents'>): Finding[] =>
  [...documents.values()].flatMap(({ texts }) => {
    const seen = new Set<string>()
    return texts.flatMap((text) =>
      entriesOf(text, texts).flatMap(({ list, words, ...problem }) => {
        const key = `${list}/${words}`
        const isNew = !seen.has(key)
        seen.add(key)
        return isNew ? [] : place([problem], text)
      }),
    )
  })

function entriesOf(text: WrittenText, texts: readonly WrittenText[]): Entry[] {
  const { path, filled } = text
  const [list, index, name] = path.slice(-3)
  const parents = (steps: number) => path.slice(0, -steps).join('/')
  // Readers who jump between headings could not tell them apart.
  const entries: Entry[] = headingsOf(text).map((heading) => ({
    list: 'Überschriften',
    words: heading,
    message: `Die Überschrift „${heading}“ steht auf dieser Seite schon.`,
    remedy: 'Sagen Sie, worum es in diesem Abschnitt geht.',
    needle: heading,
  }))
  if (path[0] === 'weiter')
    entries.push({
      list: 'weiter',
      words: filled,
      message: `„weiter“ nennt ${filled} zweimal.`,
      remedy: 'Nennen Sie drei verschiedene Seiten.',
    })
  if (list === 'zeilen' && name === 0)
    entries.push({
      list: parents(2),
      words: texts
        .filter((cell) => cell.path.slice(0, -1).join('/') === parents(1))
        .map((cell) => cell.filled)
        .join('/'),
      message: `Die Zeile „${filled}“ steht in dieser Tabelle schon.`,
      remedy: 'Löschen Sie eine der beiden.',
    })
  const message = `„${filled}“ steht in dieser Liste schon.`
  if (index === 'arbeitgeber' || index === 'beispiele')
    entries.push({
      list: parents(1),
      words: filled,
      message,
      remedy: 'Löschen Sie einen der beiden.',
    })
  if (name === 'titel')
    entries.push({
      list: parents(2),
      words: filled,
      message,
      remedy: 'Löschen Sie einen der beiden Einträge, oder nennen Sie einen anders.',
    })
  return entries
}
