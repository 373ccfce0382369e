import type { z } from 'zod'
import { type Files, folder } from './check-files'
import { fillContent } from './check-text'
import type { Content } from './content'
import type { Finding } from './findings'
import type { LoadedPage } from './load-page'
import { nearest } from './nearest'
import { checkContent, merge, parseYaml } from './parse'
import { findClashes, type Placeholders } from './placeholders'
import { type Read, readPages, type SiteContext } from './read-pages'
import { readYaml } from './read-yaml'
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

export type SiteResult = { ok: true; site: Site } | { ok: false; findings: Finding[] }

/** All files of src/content, by path from the project root → the site, or every mistake at once. */
export function readSite(files: Files, context: SiteContext): SiteResult {
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
