import type { z } from 'zod'
import { formPath } from '../registration/form-path.ts'
import type { Brand } from './brand.ts'
import { type CalculatorWords, calculator } from './calculator-words.ts'
import { checkRegionPictures, checkRegions } from './check-regions.ts'
import { type Files, folder } from './content-folder.ts'
import { type Cookies, cookies } from './cookies.ts'
import type { Facts } from './facts.ts'
import { type Finding, findingsAt } from './findings.ts'
import type { Known } from './known.ts'
import type { LinkTargets } from './links.ts'
import type { LoadedPage } from './load-page.ts'
import { paused } from './pause.ts'
import { readBrand } from './read-brand.ts'
import { readFacts } from './read-facts.ts'
import { type PageDocument, readPages } from './read-pages.ts'
import { readPlainFile } from './read-plain-file.ts'
import { type Region, regions, regionWords, withRegions } from './regions.ts'
import { type Shared, shared } from './shared.ts'
import type { References } from './surroundings.ts'
import type { Unsettled } from './unsettled.ts'
import type { WrittenText } from './written-text.ts'

export type Site = {
  brand: Brand
  facts: Facts
  /** What follows from the list of regions: `anzahl_regionen`. */
  words: Readonly<Record<string, string>>
  /** The day for which all of it was read. */
  today: string
  /** Line of fakten.yaml in which a figure begins. */
  lineOfFact: (key: string) => number
  cookies: Cookies
  calculator: CalculatorWords
  shared: Shared
  regions: readonly Region[]
  /** By content name, the `content` of routes.ts. */
  pages: ReadonlyMap<string, LoadedPage>
}

/** What was read, even if some of it is wrong. */
export type Reading = {
  /** Every text of every file that could be read. */
  texts: readonly WrittenText[]
  /** By content name. */
  documents: ReadonlyMap<string, PageDocument>
  /** Places of pages that links may lead to, by path. */
  anchors: LinkTargets['anchors']
  /** Content names of pages without mistakes. */
  right: ReadonlySet<string>
  facts: Facts
  brand: Partial<Brand>
  /** The day for which all of it was read. */
  today: string
}

export type SiteResult = { reading: Reading } & (
  | { ok: true; site: Site }
  | { ok: false; findings: Finding[] }
)

/** All files of src/content → the site, or every mistake at once. */
export function readSite(files: Files, references: References): SiteResult {
  const theBrand = readBrand(files, references.pictures)
  if (references.isOpen) theBrand.brand.registrierung = 'offen'
  const theFacts = readFacts(files, theBrand.brand)
  const basics = {
    brand: theBrand.brand as Brand,
    facts: theFacts.facts,
    today: references.today,
  }
  // regionen.yaml has no placeholders.
  const theRegions = readRegions(files, { ...basics, unsettled: new Set() }, references)
  const findings = [...theBrand.findings, ...theFacts.findings, ...theRegions.findings]
  const { all } = theRegions
  // Pages, links and lists depend on regions: their findings would have the same cause.
  if (!all) return { ok: false, findings, reading: { ...basics, ...nothing } }

  const words = regionWords(all)
  const unsettled = both(theBrand.unsettled, theFacts.unsettled)
  const known: Known = { ...basics, unsettled, words }
  const texts: WrittenText[] = [...theBrand.texts, ...theRegions.texts]
  const read = <S extends z.ZodType>(name: string, schema: S) => {
    const result = readPlainFile(files, `${folder}/${name}`, schema, known, references)
    findings.push(...result.findings)
    texts.push(...result.texts)
    return result
  }
  const { value: theCookies } = read('cookies.yaml', cookies)
  const { value: theCalculator, uses = [] } = read('rechner.yaml', calculator)
  const { value: ownShared } = read('gemeinsam.yaml', shared)
  const theShared = ownShared && withRegions(ownShared, all)
  const inPages = readPages(files, references, known, theShared, uses)
  const { documents, anchors, pages } = inPages
  // Thousands of pages have more texts than `push` takes arguments.
  const reading = {
    ...basics,
    texts: [...texts, ...inPages.texts],
    documents,
    anchors,
    right: new Set(pages.keys()),
  }
  const { lineOf } = theFacts
  const mistakes = [...findings, ...inPages.findings, ...checkRegionPictures(all, pages, documents)]
  if (mistakes.length > 0 || !lineOf || !theCookies || !theCalculator || !theShared)
    return { ok: false, findings: mistakes, reading }
  const open = { shared: theShared, pages }
  const isPaused = known.brand.registrierung === 'pausiert'
  const site = {
    ...basics,
    words,
    regions: all,
    lineOfFact: (key: string) => lineOf([key]),
    cookies: theCookies,
    calculator: theCalculator,
    ...(isPaused ? paused(open, [formPath, known.brand.anmeldeformular]) : open),
  }
  return { ok: true, site, reading }
}

const nothing = {
  texts: [],
  documents: new Map(),
  anchors: new Map(),
  right: new Set<string>(),
}

const both = (one: Unsettled, other: Unsettled): Unsettled =>
  one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other])

/** `all` is absent if anything is wrong with the regions. */
function readRegions(files: Files, known: Known, references: References) {
  const file = `${folder}/regionen.yaml`
  const { value, content, findings, texts } = readPlainFile(files, file, regions, known, references)
  if (!value || !content || findings.length > 0) return { findings }
  const all = value.regionen
  const taken = findingsAt(checkRegions(all, references), content)
  return taken.length > 0 ? { findings: taken } : { all, texts, findings }
}
