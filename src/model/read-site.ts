import type { z } from 'zod'
import { formPath } from '../registration/form-path.ts'
import type { Brand } from './brand.ts'
import { type CalculatorWords, calculator } from './calculator-words.ts'
import { missingFile } from './check-files.ts'
import { checkRegionPictures, checkRegions } from './check-regions.ts'
import { fillContent, lineIn } from './check-text.ts'
import type { Content } from './content.ts'
import { type Files, folder } from './content-folder.ts'
import { type Cookies, cookies } from './cookies.ts'
import type { Facts } from './facts.ts'
import { type Finding, findingsAt, merge } from './findings.ts'
import type { Known } from './known.ts'
import { type LinkTargets, unknownPath } from './links.ts'
import type { LoadedPage } from './load-page.ts'
import { mapTexts, textsIn } from './map-texts.ts'
import { checkContent } from './parse.ts'
import { paused } from './pause.ts'
import type { Use } from './placeholders.ts'
import { readBrand } from './read-brand.ts'
import { readFacts } from './read-facts.ts'
import { type PageDocument, type Read, readPages } from './read-pages.ts'
import { readYaml } from './read-yaml.ts'
import { type Region, regions, regionWords, withRegions } from './regions.ts'
import { type Shared, shared } from './shared.ts'
import type { References } from './surroundings.ts'
import { isForReaders, type Loaded } from './text-kinds.ts'
import { typeset } from './typography.ts'
import { isUnsettled, type Unsettled } from './unsettled.ts'
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

/** What was read, right or wrong. */
export type Reading = {
  /** Every text of every file that could be read. */
  texts: readonly WrittenText[]
  /** By content name. */
  documents: ReadonlyMap<string, PageDocument>
  /** Places of pages that links may lead to, by path. */
  anchors: LinkTargets['anchors']
  /** Those in which nothing is wrong. */
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

/** All files of src/content, by path from the project root → the site, or every mistake at once. */
export function readSite(files: Files, references: References): SiteResult {
  const { today } = references
  const theBrand = readBrand(files, references.pictures)
  if (references.isOpen) theBrand.brand.registrierung = 'offen'
  const theFacts = readFacts(files, theBrand.brand)
  const unsettled = both(theBrand.unsettled, theFacts.unsettled)
  const basics: Known = { brand: theBrand.brand as Brand, facts: theFacts.facts, today, unsettled }
  // No placeholder stands in that file.
  const own = readRegions(files, { ...basics, unsettled: new Set() }, references)
  const { regions: all, texts: ofRegions = [] } = own
  const findings = [...theBrand.findings, ...theFacts.findings, ...own.findings]
  // Pages, links and lists follow from it: their findings would have the same cause.
  if (!all) {
    const { brand, facts } = basics
    const reading = {
      texts: [],
      documents: new Map(),
      anchors: new Map(),
      right: new Set<string>(),
      facts,
      brand,
      today,
    }
    return { ok: false, findings, reading }
  }
  const words = regionWords(all)
  const known: Known = { ...basics, words }
  const texts: WrittenText[] = [...theBrand.texts, ...ofRegions]
  const read = <S extends z.ZodType>(name: string, schema: S) => {
    const result = readFile(files, `${folder}/${name}`, schema, known, references)
    findings.push(...result.findings)
    texts.push(...result.texts)
    return result
  }
  const { value: theCookies } = read('cookies.yaml', cookies)
  const { value: theCalculator, uses = [] } = read('rechner.yaml', calculator)
  const { value: ownShared } = read('gemeinsam.yaml', shared)
  const theShared = ownShared && withRegions(ownShared, all)
  const inPages = readPages(files, references, known, theShared, uses)
  findings.push(...inPages.findings)

  const { documents, anchors, pages } = inPages
  const lineOfWord = (file: string, word: string) => lineIn(files[file] ?? '', word)
  findings.push(...checkRegionPictures(all, pages, lineOfWord))
  const reading = {
    texts: [...texts, ...inPages.texts],
    documents,
    anchors,
    right: new Set(pages.keys()),
    facts: known.facts,
    brand: theBrand.brand,
    today,
  }
  const { lineOf } = theFacts
  if (findings.length > 0 || !lineOf || !theCookies || !theCalculator || !theShared)
    return { ok: false, findings, reading }
  const open = { shared: theShared, pages }
  const isPaused = known.brand.registrierung === 'pausiert'
  const site = {
    brand: known.brand,
    facts: known.facts,
    words,
    today,
    regions: all,
    lineOfFact: (key: string) => lineOf([key]),
    cookies: theCookies,
    calculator: theCalculator,
    ...(isPaused ? paused(open, [formPath, known.brand.anmeldeformular]) : open),
  }
  return { ok: true, site, reading }
}

const both = (one: Unsettled, other: Unsettled): Unsettled =>
  one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other])

/** Undefined when anything is wrong with them. */
function readRegions(files: Files, known: Known, references: References) {
  const file = `${folder}/regionen.yaml`
  const { value, lineOf, findings, texts } = readFile(files, file, regions, known, references)
  if (!value || !lineOf || findings.length > 0) return { findings }
  const all = value.regionen
  const taken = findingsAt(checkRegions(all, references), { file, lineOf })
  return taken.length > 0 ? { findings: taken } : { regions: all, texts, findings: taken }
}

type ReadFile<S extends z.ZodType> = Read<Loaded<z.infer<S>>> & {
  texts: WrittenText[]
  lineOf?: Content['lineOf']
  uses?: Use[]
}

/** A file that is no page: its texts may hold placeholders, but no Markdown. */
function readFile<S extends z.ZodType>(
  files: Files,
  file: string,
  schema: S,
  known: Known,
  { routes }: References,
): ReadFile<S> {
  const text = files[file]
  if (text === undefined) return { findings: [missingFile(file)], texts: [] }
  const { content, findings } = readYaml(file, text)
  if (!content || isUnsettled(text, known.unsettled)) return { findings, texts: [] }
  const filled = fillContent(content, schema, known)
  const checked = checkContent(filled.content, schema)
  const later = [...filled.findings, ...checkPaths(content, schema, routes)]
  const all = merge(findings, checked.ok ? later : [...later, ...checked.findings])
  if (!checked.ok) return { findings: all, texts: filled.texts }
  const value = mapTexts(schema, checked.value, ({ value, kind }) =>
    isForReaders(kind) ? typeset(value) : value,
  ) as Loaded<z.infer<S>>
  return { value, lineOf: content.lineOf, uses: filled.uses, texts: filled.texts, findings: all }
}

/** Targets that are paths must be pages. */
function checkPaths(content: Content, schema: z.ZodType, routes: References['routes']): Finding[] {
  const paths = routes.map(({ path }) => path)
  const wrong = textsIn(schema, content.data).flatMap(({ path, value, kind }) => {
    const [page = ''] = value.split('#')
    if (kind !== 'target' || !value.startsWith('/') || paths.includes(page)) return []
    return { path, ...unknownPath(value, paths) }
  })
  return findingsAt(wrong, content)
}
