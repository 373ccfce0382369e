import { type Files, folder } from '../../../src/model/content-folder.ts'
import { type Finding, merge } from '../../../src/model/findings.ts'
import { longTextsOf } from '../../../src/model/long-texts.ts'
import type { Site, SiteResult } from '../../../src/model/read-site.ts'
import { valueAt } from '../../../src/model/schema-at.ts'
import { isForReaders } from '../../../src/model/text-kinds.ts'
import { unprovenVoices } from '../../../src/model/voices.ts'
import { regionsFile } from '../../../src/site/read-regions.ts'
import { overdueFigures } from '../expiring.ts'
import { copied } from '../language/copied.ts'
import { general } from '../language/local-words.ts'
import type { Spelling } from '../language/spelling.ts'
import { style } from '../language/style.ts'
import { idleWords, unknownWords } from '../language/unknown-words.ts'
import type { DatedPage } from '../late-dates.ts'
import { unsourcedPages } from '../local-facts.ts'
import { regionalContent } from '../page-groups.ts'
import { unfinishedLines } from '../unfinished-lines.ts'
import { type Before, unmovedDates } from '../unmoved-dates.ts'
import type { Weight } from '../weigh.ts'
import { agreed, lostPages, lostRegions } from './agreed.ts'
import { alternativeTexts } from './alternative-texts.ts'
import { calculatorMonths, calculatorSlots } from './calculator-texts.ts'
import { confusedWords } from './confused-words.ts'
import { crowdedNames } from './crowded-names.ts'
import { doneTomorrow } from './done-tomorrow.ts'
import { doubledUnits, doubledWords } from './doubled-words.ts'
import { entities } from './entities.ts'
import { firstScreens } from './first-screen.ts'
import { foreignDates } from './foreign-dates.ts'
import { dottedHeadings, emptySections } from './headings.ts'
import { heavyPages } from './heavy-pages.ts'
import { impossibleDates } from './impossible-dates.ts'
import { impossibleTimes } from './impossible-times.ts'
import { informalAddress } from './informal-address.ts'
import { inTexts } from './judge.ts'
import { numbers } from './numbers.ts'
import { oldBrand } from './old-brand.ts'
import { otherDescriptions } from './other-descriptions.ts'
import { otherRegions } from './other-regions.ts'
import { ownAddress } from './own-address.ts'
import { pageHeads } from './page-heads.ts'
import { passedDays } from './passed-days.ts'
import { pastPensionValues } from './pension-values.ts'
import { redirects } from './redirects.ts'
import { repeated } from './repeated.ts'
import { reversedRanges } from './reversed-ranges.ts'
import { inRightPages } from './right-pages.ts'
import { saidCounts } from './said-counts.ts'
import { settledLaw } from './settled-law.ts'
import { sharedLinks } from './shared-links.ts'
import { silentButtons } from './silent-buttons.ts'
import { sinceTomorrow } from './since-tomorrow.ts'
import { smallBeginnings } from './small-beginnings.ts'
import { spacing } from './spacing.ts'
import { untoldKeys } from './stored-keys.ts'
import { silentAboutStore, storeSpeltOut, stores } from './stores.ts'
import { strayFiles } from './stray-files.ts'
import { strayMarks } from './stray-marks.ts'
import { telephone } from './telephone.ts'
import { typedYears } from './typed-years.ts'
import { unfinishedTexts } from './unfinished-texts.ts'
import { weekHours } from './week-hours.ts'
import { lostValues, workedCases } from './worked-cases.ts'

/** The input of all checks. */
export type Material = {
  files: Files
  /** What the model has read from `files`. */
  read: SiteResult
  /** Paths of all files in the folders of content and pictures. */
  names: readonly string[]
  toml: string
  paths: readonly string[]
  /** Keys under which the site stores something in the browser. */
  keys: readonly string[]
  /** Weights of pages when they were last measured. */
  weights: Readonly<Record<string, Weight>>
  today: string
  /** Recently changed files, before the change. */
  before: ReadonlyMap<string, Before>
  spelling: Spelling
  /** Figures that expired long ago are mistakes, except in previews. */
  isForPublic: boolean
}

/** Everything that is wrong with the content. Lines with a mistake are silent in later stages: one cause, one finding. */
export function judge(material: Material): Finding[] {
  const { files, read, names, toml, paths, keys, today, before, spelling } = material
  const { reading } = read
  const { texts, documents } = reading
  /** Without addresses, dates and other technical texts, which most judges don't expect. */
  const forReaders = texts.filter(({ kind }) => isForReaders(kind))
  const isRead = (file: string) =>
    read.ok || read.findings.every((finding) => finding.file !== file)
  const stages: (() => Finding[])[] = [
    () => (read.ok ? [] : read.findings),
    () => unfinishedLines(files),
    () => [
      ...strayFiles(names, files),
      // Without regions, redirects to their pages would seem to lead nowhere.
      ...(isRead(regionsFile) ? redirects(toml, paths) : []),
    ],
    () => [
      ...inTexts(entities)({ texts }),
      ...inTexts(
        strayMarks,
        doubledUnits,
        doubledWords,
        numbers,
        foreignDates,
        spacing,
        smallBeginnings,
        impossibleTimes,
        reversedRanges,
        sinceTomorrow(today),
        informalAddress,
        confusedWords,
        silentButtons,
        calculatorSlots,
        calculatorMonths,
        typedYears,
        alternativeTexts,
        dottedHeadings,
        emptySections,
        storeSpeltOut,
        unfinishedTexts,
      )({ texts: forReaders }),
      ...telephone(files, reading),
      ...stores(files, reading),
      ...silentAboutStore(reading),
      ...ownAddress(reading),
      ...repeated(reading),
      ...impossibleDates(reading, today),
      ...doneTomorrow(files, today),
      ...passedDays(reading, today),
      ...otherDescriptions(reading, before),
      ...unsourcedPages(documents, regionalContent),
      ...unprovenVoices(
        [...documents.values()].map(({ content }) => content),
        today,
      ),
      // A file with mistakes may contain more than could be read.
      ...agreed(reading).filter(({ file }) => isRead(file)),
      ...inRightPages(
        reading,
        pageHeads,
        firstScreens,
        saidCounts,
        weekHours,
        workedCases(reading),
      ),
      ...untoldKeys(reading, keys),
      ...(read.ok ? ofRightContent(read.site, material) : []),
    ],
    () => unmovedDates(datedPages(reading), files, before),
    () => [...unknownWords(reading, spelling), ...copied(reading)],
    () => [...idleWords(reading), ...style(reading), ...general(reading, spelling.isGerman)],
  ]
  return stages.reduce<Finding[]>((found, stage) => merge(found, stage()), [])
}

/** Checks that need all files to be valid. */
const ofRightContent = (
  site: Site,
  { files, read, paths, weights, isForPublic }: Material,
): Finding[] => [
  ...overdueFigures(site, files, isForPublic),
  ...oldBrand(site, files[`${folder}/marke.yaml`] ?? ''),
  ...otherRegions(site, read.reading),
  ...lostRegions(site),
  ...lostPages(paths),
  ...lostValues(site),
  ...settledLaw(site),
  ...pastPensionValues(site),
  ...sharedLinks(read.reading),
  ...crowdedNames(site.regions, files),
  ...heavyPages(read.reading, weights),
]

/** Pages with their `geaendert`, and the files of src/content/texte that they show. */
export const datedPages = ({ documents }: SiteResult['reading']): DatedPage[] =>
  [...documents.values()].flatMap(({ content: { file, data, lineOf } }) => {
    const geaendert = valueAt(data, ['geaendert'])
    if (typeof geaendert !== 'string' || !Array.isArray(valueAt(data, ['bloecke']))) return []
    return { file, lineOf: () => lineOf(['geaendert']), geaendert, texts: longTextsOf(data) }
  })
