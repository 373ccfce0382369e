import type { Content, Path } from '../../src/model/content.ts'
import { type Finding, ofFile } from '../../src/model/findings.ts'
import { listAt, valueAt } from '../../src/model/schema-at.ts'

/** A statement of a page about its place, and the month in which somebody checked it. */
export type LocalFact = {
  file: string
  /** A function, because it parses the file again. */
  lineOf: () => number
  says: string
  since: string
  isLink: boolean
}

type Documents = ReadonlyMap<string, { content: Content }>

/** Local facts of all pages, which need not be valid. */
export const localFacts = (documents: Documents): LocalFact[] =>
  [...documents.values()].flatMap(({ content }) => factsOf(content))

function factsOf(content: Content): LocalFact[] {
  const blocks = listAt(content.data, ['bloecke'])
  const lists: { path: Path; name: string; isLink: boolean }[] = [
    { path: ['belege'], name: 'aussage', isLink: false },
    ...blocks.map((_, index) => ({
      path: ['bloecke', index, 'verweise'],
      name: 'titel',
      isLink: true,
    })),
  ]
  return lists.flatMap(({ path, name, isLink }) =>
    listAt(content.data, path).flatMap((entry, index) => {
      const [says, source, since] = [name, 'quelle', 'geprueft'].map((key) => valueAt(entry, [key]))
      if (typeof source !== 'string' || typeof since !== 'string') return []
      const lineOf = () => content.lineOf([...path, index, 'geprueft'])
      return [{ file: content.file, lineOf, says: `${says}`, since, isLink }]
    }),
  )
}

/** The same month one year before: `2025-11`. */
const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4, 7)}`

/** Facts that nobody has checked for a year, the oldest first. */
export const unlookedFacts = (documents: Documents, today: string): LocalFact[] =>
  localFacts(documents)
    .filter(({ since }) => since <= yearBefore(today))
    .sort((a, b) => a.since.localeCompare(b.since))

const leastLinks = 4

/** Regional pages with too few sources. `names`: their content names. */
export const unsourcedPages = (documents: Documents, names: readonly string[]): Finding[] =>
  names.flatMap((name) => {
    const content = documents.get(name)?.content
    if (!content) return []
    const facts = factsOf(content)
    const links = facts.filter(({ isLink }) => isLink).length
    return [
      ...(facts.length > links ? [] : [withoutSources(content.file)]),
      ...(links >= leastLinks ? [] : [fewLinks(content.file, links)]),
    ]
  })

const withoutSources = (file: string): Finding =>
  ofFile(
    file,
    'Die Seite einer Region hat keine Belege für das, was sie über den Ort sagt.',
    'Schreiben Sie unter „geaendert“ das Wort „belege:“ und darunter Einträge mit „aussage“, „quelle“ und „geprueft“ (siehe REDAKTION.md).',
  )

const fewLinks = (file: string, count: number): Finding =>
  ofFile(
    file,
    `Von den Verweisen dieser Seite haben ${count} „quelle“ und „geprueft“; ${leastLinks} sind das Mindeste.`,
    'Ergänzen Sie im Baustein „verweise“ bei örtlichen Adressen „quelle: …“ und „geprueft: 2026-11“.',
  )
