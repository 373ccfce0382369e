import type { z } from 'zod'
import { fillContent, fillText, lineIn, place } from './check-text'
import type { Finding } from './findings'
import type { Redirect } from './links'
import { nearest } from './nearest'
import { type Content, checkContent, merge, parseYaml, readYaml } from './parse'
import { findClashes, type Placeholders } from './placeholders'
import {
  anchorsIn,
  type LoadedPage,
  type MarkdownFile,
  readPage,
  type Surroundings,
} from './read-page'
import {
  type Brand,
  brand,
  type Cookies,
  cookies,
  type Facts,
  facts,
  type Shared,
  shared,
} from './site'
import { mapTexts, textsIn } from './texts'
import { typeset } from './typography'

export type { LoadedPage }

export type Site = {
  brand: Brand
  facts: Facts
  cookies: Cookies
  shared: Shared
  /** By content name, the `content` of routes.ts. */
  pages: ReadonlyMap<string, LoadedPage>
}

export type SiteContext = {
  routes: readonly { path: string; content: string }[]
  redirects?: readonly Redirect[]
  /** File names in public/bilder. Absent: picture files are not verified. */
  pictures?: readonly string[]
  /** Names of the symbols that `symbol` may take. Absent: not verified. */
  symbols?: readonly string[]
}

export type SiteResult = { ok: true; site: Site } | { ok: false; findings: Finding[] }

const folder = 'src/content'

/** All files of src/content, by path from the project root → the site, or every mistake at once. */
export function readSite(
  files: Readonly<Record<string, string>>,
  context: SiteContext,
): SiteResult {
  const findings: Finding[] = []
  const keep = <T>(result: { value?: T; findings: Finding[] }) => {
    findings.push(...result.findings)
    return result.value
  }
  const theBrand = keep(readPlain(files, 'marke.yaml', brand))
  const theFacts = keep(readFacts(files, theBrand))
  const known = theBrand && theFacts ? { brand: theBrand, facts: theFacts } : undefined
  const theCookies = keep(readFilled(files, 'cookies.yaml', cookies, known, context))
  const theShared = keep(readFilled(files, 'gemeinsam.yaml', shared, known, context))
  const pages = keep(readPages(files, context, known, theShared))

  if (findings.length > 0 || !theBrand || !theFacts || !theCookies || !theShared || !pages) {
    return { ok: false, findings }
  }
  return {
    ok: true,
    site: { brand: theBrand, facts: theFacts, cookies: theCookies, shared: theShared, pages },
  }
}

type Files = Readonly<Record<string, string>>
type Read<T> = { value?: T; findings: Finding[] }

const missingFile = (file: string): Finding => ({
  file,
  line: 1,
  message: 'Diese Datei fehlt.',
  remedy: 'Stellen Sie sie wieder her; der Name darf sich nicht ändern.',
})

function readPlain<T>(files: Files, name: string, schema: z.ZodType<T>): Read<T> {
  const file = `${folder}/${name}`
  const text = files[file]
  if (text === undefined) return { findings: [missingFile(file)] }
  const parsed = parseYaml(file, text, schema)
  return parsed.ok ? { value: parsed.value, findings: [] } : { findings: parsed.findings }
}

function readFacts(files: Files, theBrand: Brand | undefined): Read<Facts> {
  const file = `${folder}/fakten.yaml`
  const read = readPlain(files, 'fakten.yaml', facts)
  const lineOf = readYaml(file, files[file] ?? '').content?.lineOf
  if (!read.value || !lineOf) return read
  const wrongOrder = Object.entries(read.value)
    .filter(([, { gilt_ab, gilt_bis }]) => gilt_bis !== undefined && gilt_bis < gilt_ab)
    .map(([key]) => ({
      file,
      line: lineOf([key, 'gilt_bis']),
      message: '„gilt_bis“ liegt vor „gilt_ab“.',
      remedy: 'Vertauschen oder berichtigen Sie die beiden Tage.',
    }))
  const clashes = theBrand ? findClashes({ facts: read.value, brand: theBrand }, file, lineOf) : []
  return { value: read.value, findings: [...clashes, ...wrongOrder] }
}

/** A file whose texts may hold placeholders, but no Markdown. */
function readFilled<T>(
  files: Files,
  name: string,
  schema: z.ZodType<T>,
  known: Placeholders | undefined,
  { routes }: SiteContext,
): Read<T> {
  const file = `${folder}/${name}`
  const text = files[file]
  if (text === undefined) return { findings: [missingFile(file)] }
  const { content, findings } = readYaml(file, text)
  if (!content) return { findings }
  const filled = fillContent(content, false, known)
  const checked = checkContent(filled.content, schema)
  const later = [...filled.findings, ...checkPaths(content, routes)]
  const all = merge(findings, checked.ok ? later : [...later, ...checked.findings])
  if (!checked.ok) return { findings: all }
  const value = mapTexts(checked.value, false, (leaf) =>
    leaf.kind === 'plain' ? typeset(leaf.value) : leaf.value,
  ) as T
  return { value, findings: all }
}

/** Names and targets that are paths must be pages. */
function checkPaths(content: Content, routes: SiteContext['routes']): Finding[] {
  const paths = routes.map(({ path }) => path)
  return textsIn(content.data, false).flatMap(({ path, value, kind }) => {
    const written = kind === 'target' ? value : String(path.at(-1))
    if (!written.startsWith('/') || paths.includes(written)) return []
    const meant = nearest(written, paths)
    return {
      file: content.file,
      line: content.lineOf(path),
      message: `Die Seite „${written}“ gibt es nicht.`,
      remedy: meant ? `Meinten Sie ${meant}?` : 'Alle Adressen stehen in routes.ts.',
    }
  })
}

function readPages(
  files: Files,
  context: SiteContext,
  known: Placeholders | undefined,
  theShared: Shared | undefined,
): Read<Map<string, LoadedPage>> {
  const texts = readTexts(files, known)
  const documents = readDocuments(files, known)
  const findings = [...texts.findings, ...documents.findings, ...checkFiles(files, context)]
  const around: Surroundings = {
    markdown: {
      newTab: theShared?.hinweise.neuer_tab ?? '',
      resolve: (target) =>
        target === 'anmeldeformular' ? (known?.brand.anmeldeformular ?? target) : target,
    },
    targets: {
      paths: context.routes.map(({ path }) => path),
      redirects: context.redirects ?? [],
      anchors: anchorsByPath(context, documents.value, texts.value),
    },
    pictures: context.pictures,
    symbols: context.symbols,
    texts: texts.value,
  }
  const pages = new Map<string, LoadedPage>()
  for (const [name, { content, facts: used, yaml, texts: written }] of documents.value) {
    const path = context.routes.find((route) => route.content === name)?.path ?? '/'
    const read = readPage(content, used, path, around)
    findings.push(...merge(yaml, [...written, ...read.findings]))
    if (read.page) pages.set(name, read.page)
  }
  return { value: pages, findings: [...findings, ...checkTwins(pages, documents.value)] }
}

type PageDocument = { content: Content; facts: string[]; yaml: Finding[]; texts: Finding[] }
type Documents = Map<string, PageDocument>

function readDocuments(
  files: Files,
  known: Placeholders | undefined,
): { value: Documents; findings: Finding[] } {
  const value: Documents = new Map()
  const findings: Finding[] = []
  for (const [file, name] of namesIn(files, 'seiten', '.yaml')) {
    const { content, findings: yaml } = readYaml(file, files[file] ?? '')
    if (!content) {
      findings.push(...yaml)
      continue
    }
    const filled = fillContent(content, true, known)
    value.set(name, { ...filled, yaml, texts: filled.findings })
  }
  return { value, findings }
}

function readTexts(
  files: Files,
  known: Placeholders | undefined,
): { value: Map<string, MarkdownFile>; findings: Finding[] } {
  const value = new Map<string, MarkdownFile>()
  const findings: Finding[] = []
  for (const [file, name] of namesIn(files, 'texte', '.md')) {
    const raw = files[file] ?? ''
    const filled = fillText(raw, 'prose', known)
    findings.push(...place(filled.problems, file, (needle) => lineIn(raw, needle)))
    value.set(`${name}.md`, { file, raw, text: filled.text, facts: filled.facts })
  }
  return { value, findings }
}

function namesIn(files: Files, subfolder: string, ending: string): [string, string][] {
  const start = `${folder}/${subfolder}/`
  return Object.keys(files)
    .filter((file) => file.startsWith(start) && file.endsWith(ending))
    .sort()
    .map((file) => [file, file.slice(start.length, -ending.length)])
}

function anchorsByPath(
  { routes }: SiteContext,
  documents: Documents,
  texts: Surroundings['texts'],
): Map<string, Set<string>> {
  return new Map(
    routes.map(({ path, content }) => [
      path,
      anchorsIn(documents.get(content)?.content.data, texts),
    ]),
  )
}

/** Every row of routes.ts has a file, every file a row, every long text a page. */
function checkFiles(files: Files, { routes }: SiteContext): Finding[] {
  const pages = namesIn(files, 'seiten', '.yaml')
  const names = new Set(pages.map(([, name]) => name))
  const wanted = new Set(routes.map(({ content }) => content))
  const yaml = pages.map(([file]) => files[file] ?? '').join('\n')
  return [
    ...[...wanted].filter((name) => !names.has(name)).map(withoutFile),
    ...pages
      .filter(([, name]) => !wanted.has(name))
      .map(([file, name]) =>
        withoutRow(
          file,
          nearest(
            name,
            [...wanted].filter((w) => !names.has(w)),
          ),
        ),
      ),
    ...namesIn(files, 'texte', '.md')
      .filter(([, name]) => !yaml.includes(`${name}.md`))
      .map(([file]) => unused(file)),
    ...Object.keys(files)
      .filter((file) => /\.yml$|\/(?:seiten|texte)\/.*\/|[äöüßÄÖÜ]/.test(file))
      .map(unread),
  ]
}

const withoutFile = (name: string): Finding => ({
  file: `${folder}/seiten/${name}.yaml`,
  line: 1,
  message: 'Diese Datei fehlt; routes.ts nennt sie.',
  remedy: 'Stellen Sie die Datei wieder her, oder streichen Sie die Seite in routes.ts.',
})

const withoutRow = (file: string, meant: string | undefined): Finding => ({
  file,
  line: 1,
  message: 'Zu dieser Datei gibt es keine Seite in routes.ts.',
  remedy: meant
    ? `Soll sie ${meant}.yaml heißen?`
    : 'Eine neue Seite braucht dort eine Zeile; sonst löschen Sie die Datei.',
})

const unused = (file: string): Finding => ({
  file,
  line: 1,
  message: 'Keine Seite zeigt diesen Text.',
  remedy: 'Nennen Sie ihn in einem Baustein „art: text“ bei „datei“, oder löschen Sie ihn.',
})

const unread = (file: string): Finding => ({
  file,
  line: 1,
  message: 'Eine Datei mit diesem Namen wird nicht gelesen.',
  remedy: 'Namen enden auf .yaml oder .md, haben keine Umlaute und stehen nicht in Unterordnern.',
})

/** Search engines show only one of two pages with the same title or description. */
function checkTwins(pages: ReadonlyMap<string, LoadedPage>, documents: Documents): Finding[] {
  const seen = new Map<string, string>()
  return [...pages].flatMap(([name, page]) =>
    (['titel', 'beschreibung'] as const).flatMap((key) => {
      const first = seen.get(page[key])
      seen.set(page[key], first ?? page.file)
      if (first === undefined) return []
      return {
        file: page.file,
        line: documents.get(name)?.content.lineOf([key]) ?? 1,
        message: `„${key}“ ist derselbe Text wie in ${first}.`,
        remedy: 'Sagen Sie, was nur auf dieser Seite steht.',
      }
    }),
  )
}
