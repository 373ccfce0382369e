import type { z } from 'zod'
import { checkFacts } from './check-facts.ts'
import { type Files, folder } from './check-files.ts'
import { fillContent } from './check-text.ts'
import { factsOf } from './computed-facts.ts'
import type { Content } from './content.ts'
import { type Facts, facts } from './facts.ts'
import type { Finding } from './findings.ts'
import type { LoadedPage } from './load-page.ts'
import { mapTexts, textsIn } from './map-texts.ts'
import { nearest } from './nearest.ts'
import { checkContent, merge } from './parse.ts'
import { formPath, paused } from './pause.ts'
import type { Placeholders, Use } from './placeholders.ts'
import { type Read, readPages } from './read-pages.ts'
import { readYaml } from './read-yaml.ts'
import {
  type Brand,
  brand,
  type CalculatorWords,
  type Cookies,
  calculator,
  cookies,
  type Shared,
  shared,
} from './site.ts'
import type { References } from './surroundings.ts'
import { isForReaders, type Loaded } from './text-kinds.ts'
import { typeset } from './typography.ts'

export type { LoadedPage }

export type Site = {
  brand: Brand
  facts: Facts
  /** The day for which all of it was read. */
  today: string
  /** Line of fakten.yaml in which a figure begins. */
  lineOfFact: (key: string) => number
  cookies: Cookies
  calculator: CalculatorWords
  shared: Shared
  /** By content name, the `content` of routes.ts. */
  pages: ReadonlyMap<string, LoadedPage>
}

export type SiteResult = { ok: true; site: Site } | { ok: false; findings: Finding[] }

/** All files of src/content, by path from the project root → the site, or every mistake at once. */
export function readSite(files: Files, references: References): SiteResult {
  const findings: Finding[] = []
  const read = <S extends z.ZodType>(name: string, schema: S, known?: Placeholders) => {
    const result = readFile(files, `${folder}/${name}`, schema, known, references)
    findings.push(...result.findings)
    return result
  }
  const { value: theBrand } = read('marke.yaml', brand)
  const { value: entries, lineOf } = read('fakten.yaml', facts)
  const computed = entries && factsOf(entries)
  if (computed && lineOf)
    findings.push(...checkFacts(entries, computed.problems, theBrand, factsFile, lineOf))
  const { today } = references
  const known = theBrand && computed && { brand: theBrand, facts: computed.facts, today }
  const { value: theCookies } = read('cookies.yaml', cookies, known)
  const { value: theCalculator, uses = [] } = read('rechner.yaml', calculator, known)
  const { value: theShared } = read('gemeinsam.yaml', shared, known)
  const { value: pages, findings: inPages } = readPages(files, references, known, theShared, uses)
  findings.push(...inPages)

  if (
    findings.length > 0 ||
    !known ||
    !lineOf ||
    !theCookies ||
    !theCalculator ||
    !theShared ||
    !pages
  ) {
    return { ok: false, findings }
  }
  const lineOfFact = (key: string) => lineOf([key])
  const open = { shared: theShared, pages }
  const isPaused = known.brand.registrierung === 'pausiert'
  return {
    ok: true,
    site: {
      ...known,
      lineOfFact,
      cookies: theCookies,
      calculator: theCalculator,
      ...(isPaused ? paused(open, [formPath, known.brand.anmeldeformular]) : open),
    },
  }
}

export const factsFile = `${folder}/fakten.yaml`

const missingFile = (file: string): Finding => ({
  file,
  line: 1,
  message: 'Diese Datei fehlt.',
  remedy: 'Stellen Sie sie wieder her; der Name darf sich nicht ändern.',
})

type ReadFile<S extends z.ZodType> = Read<Loaded<z.infer<S>>> & {
  lineOf?: Content['lineOf']
  uses?: Use[]
}

/** A file that is no page: its texts may hold placeholders, but no Markdown. */
function readFile<S extends z.ZodType>(
  files: Files,
  file: string,
  schema: S,
  known: Placeholders | undefined,
  { routes }: References,
): ReadFile<S> {
  const text = files[file]
  if (text === undefined) return { findings: [missingFile(file)] }
  const { content, findings } = readYaml(file, text)
  if (!content) return { findings }
  const filled = fillContent(content, schema, known)
  const checked = checkContent(filled.content, schema)
  const later = [...filled.findings, ...checkPaths(content, schema, routes)]
  const all = merge(findings, checked.ok ? later : [...later, ...checked.findings])
  if (!checked.ok) return { findings: all }
  const value = mapTexts(schema, checked.value, ({ value, kind }) =>
    isForReaders(kind) ? typeset(value) : value,
  ) as Loaded<z.infer<S>>
  return { value, lineOf: content.lineOf, uses: filled.uses, findings: all }
}

/** Targets that are paths must be pages. */
function checkPaths(content: Content, schema: z.ZodType, routes: References['routes']): Finding[] {
  const paths = routes.map(({ path }) => path)
  return textsIn(schema, content.data).flatMap(({ path, value, kind }) => {
    const [page = ''] = value.split('#')
    if (kind !== 'target' || !value.startsWith('/') || paths.includes(page)) return []
    const meant = nearest(value, paths)
    return {
      file: content.file,
      line: content.lineOf(path),
      message: `Die Seite „${value}“ gibt es nicht.`,
      remedy: meant ? `Meinten Sie ${meant}?` : 'Alle Adressen stehen in routes.ts.',
    }
  })
}
