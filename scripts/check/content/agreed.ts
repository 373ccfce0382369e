import { routes } from '../../../routes.ts'
import { folder } from '../../../src/model/content-folder.ts'
import { type Finding, findingsAt, ofFile, place } from '../../../src/model/findings.ts'
import { longTextsOf } from '../../../src/model/long-texts.ts'
import type { Page } from '../../../src/model/page.ts'
import type { Reading, Site } from '../../../src/model/read-site.ts'
import { regionPath } from '../../../src/model/regions.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import { agreedPages, agreedRegions, sharedWords } from '../specification.ts'
import { lostParts } from './agreed-parts.ts'
import { lostWords } from './agreed-words.ts'

/** What was agreed on and is missing in the content, also while registration is paused. */
export const agreed = ({
  documents,
  texts,
  right,
}: Pick<Reading, 'documents' | 'texts' | 'right'>): Finding[] => [
  ...routes.flatMap(({ path, content: name }) => {
    const document = documents.get(name)
    if (!document || !right.has(name)) return []
    const { content } = document
    const { bloecke: blocks } = content.data as Page
    const files = longTextsOf(content.data)
    const shown = files.length > 0 ? texts.filter(({ file }) => files.includes(file)) : []
    if (shown.length < files.length) return []
    const page = { ...document, path, blocks, texts: [...document.texts, ...shown] }
    return findingsAt([...lostParts(page), ...lostWords(page)], content)
  }),
  ...texts.flatMap(changedWords),
]

function changedWords(text: WrittenText): Finding[] {
  const { file, path, written } = text
  if (file !== `${folder}/gemeinsam.yaml`) return []
  const wanted = sharedWords[path.join('.')]
  if (wanted === undefined || written === wanted) return []
  const message = `Vereinbart ist hier, Wort für Wort: „${wanted}“.`
  const remedy = `Schreiben Sie: ${String(path.at(-1))}: ${wanted}`
  return place([{ message, remedy }], text)
}

/** Agreed pages that routes.ts lacks, except regions. */
export const lostPages = (paths: readonly string[]): Finding[] =>
  agreedPages
    .filter((agreed) => !paths.includes(agreed) && !agreedRegions.includes(agreed))
    .map((path) =>
      ofFile(
        'routes.ts',
        `Vereinbart ist eine Seite unter ${path}.`,
        'Stellen Sie ihre Zeile und ihre Datei wieder her.',
      ),
    )

export const lostRegions = ({ regions }: Pick<Site, 'regions'>): Finding[] =>
  agreedRegions
    .filter((agreed) => !regions.some((region) => regionPath(region) === agreed))
    .map((path) =>
      ofFile(
        `${folder}/regionen.yaml`,
        `Vereinbart ist eine Region unter ${path}.`,
        'Stellen Sie ihren Eintrag und ihre Seite wieder her.',
      ),
    )
