import type { Files } from '../../../src/model/check-files.ts'
import { type Finding, merge } from '../../../src/model/findings.ts'
import type { SiteResult } from '../../../src/model/read-site.ts'
import { valueAt } from '../../../src/model/schema-at.ts'
import { overdueHints, staleUses } from '../expiring.ts'
import { copied } from '../language/copied.ts'
import { general } from '../language/local-words.ts'
import type { Spelling } from '../language/spelling.ts'
import { style } from '../language/style.ts'
import { idleWords, unknownWords } from '../language/unknown-words.ts'
import type { DatedPage } from '../late-dates.ts'
import { futureLooks, unsourcedPages } from '../local-facts.ts'
import { openNotes } from '../open-notes.ts'
import { regionalContent } from '../page-groups.ts'
import { type Before, unmovedDates } from '../unmoved-dates.ts'
import { alternativeTexts } from './alternative-texts.ts'
import { impossibleDates } from './dates.ts'
import { doubledUnits, doubledWords } from './doubled-words.ts'
import { englishNumbers } from './english-numbers.ts'
import { entities } from './entities.ts'
import { equalHeadings } from './equal-headings.ts'
import { inTexts } from './judge.ts'
import { leftovers } from './leftovers.ts'
import { lookedAtTomorrow } from './looked-at.ts'
import { ownAddress } from './own-address.ts'
import { redirects } from './redirects.ts'
import { spacing } from './spacing.ts'
import { strayFiles } from './stray-files.ts'
import { strayMarks } from './stray-marks.ts'
import { telephone } from './telephone.ts'

/** All that can be judged without looking at anything else. */
export type Material = {
  files: Files
  /** What the model says of them. */
  read: SiteResult
  /** Paths of all files in the folders of content and pictures. */
  names: readonly string[]
  toml: string
  paths: readonly string[]
  today: string
  /** Files before they were changed last. */
  before: ReadonlyMap<string, Before>
  spelling: Spelling
  /** Figures that have been over for long do not go public; a preview may show them. */
  isForPublic: boolean
}

/** Everything that is wrong with the content. Where a line has a mistake, later judges are silent: one cause, one finding. */
export function judge(material: Material): Finding[] {
  const { files, read, names, toml, paths, today, before, spelling, isForPublic } = material
  const { reading } = read
  const { texts, documents } = reading
  const stages: (() => Finding[])[] = [
    () => (read.ok ? [] : read.findings),
    () => openNotes(files),
    () => [...leftovers(files), ...strayFiles(names), ...redirects(toml, paths)],
    () => [
      ...inTexts(
        strayMarks,
        entities,
        doubledUnits,
        doubledWords,
        englishNumbers,
        spacing,
        alternativeTexts,
      )({ texts }),
      ...telephone(files, reading),
      ...ownAddress(reading),
      ...equalHeadings(reading),
      ...impossibleDates(reading, today),
      ...lookedAtTomorrow(files, today),
      ...futureLooks(documents, today),
      ...unsourcedPages(documents, regionalContent),
      ...(read.ok && isForPublic ? staleUses(read.site, files) : []),
      ...(read.ok ? overdueHints(read.site, files) : []),
    ],
    () => unmovedDates(datedPages(reading), files, before),
    () => [...unknownWords(reading, spelling), ...copied(reading)],
    () => [...idleWords(reading), ...style(reading), ...general(reading, spelling.isGerman)],
  ]
  return stages.reduce<Finding[]>((found, stage) => merge(found, stage()), [])
}

/** Pages with the day that they tell, and the files of src/content/texte that they show. */
export const datedPages = ({ documents }: SiteResult['reading']): DatedPage[] =>
  [...documents.values()].flatMap(({ content: { file, data, lineOf } }) => {
    const geaendert = valueAt(data, ['geaendert'])
    const blocks = valueAt(data, ['bloecke'])
    if (typeof geaendert !== 'string' || !Array.isArray(blocks)) return []
    const texts = blocks.flatMap((block) => valueAt(block, ['datei']) ?? [])
    return {
      file,
      line: lineOf(['geaendert']),
      geaendert,
      texts: texts.map((name) => `src/content/texte/${String(name)}`),
    }
  })
