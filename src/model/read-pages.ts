import { checkFiles, checkTwins, type Files, namesIn } from './check-files.ts'
import { fillContent, fillText, lineIn, place } from './check-text.ts'
import type { Content } from './content.ts'
import type { Finding } from './findings.ts'
import { addressOf } from './links.ts'
import type { LoadedPage } from './load-page.ts'
import { page } from './page.ts'
import { merge } from './parse.ts'
import { formPath, pausePage } from './pause.ts'
import type { Placeholders, Use } from './placeholders.ts'
import { anchorsIn, readPage } from './read-page.ts'
import { readYaml } from './read-yaml.ts'
import type { Shared } from './site.ts'
import type { MarkdownFile, References, Surroundings } from './surroundings.ts'

export type Read<T> = { value?: T; findings: Finding[] }

export function readPages(
  files: Files,
  references: References,
  known: Placeholders | undefined,
  theShared: Shared | undefined,
  calculatorUses: readonly Use[],
): Read<Map<string, LoadedPage>> {
  const texts = readTexts(files, known)
  const documents = readDocuments(files, known)
  const findings = [
    ...texts.findings,
    ...documents.findings,
    ...checkFiles(files, references.routes, known?.brand.registrierung === 'pausiert'),
  ]
  const around: Surroundings = {
    ...references,
    markdown: {
      newTab: theShared?.hinweise.neuer_tab ?? '',
      resolve: (target) => addressOf(target, known?.brand),
    },
    targets: {
      paths: references.routes.map(({ path }) => path),
      redirects: references.redirects,
      anchors: anchorsByPath(references, documents.value, texts.value),
    },
    texts: texts.value,
    calculatorUses,
  }
  const pages = new Map<string, LoadedPage>()
  for (const [name, { content, uses, yaml, texts: written }] of documents.value) {
    const path =
      name === pausePage
        ? formPath
        : (references.routes.find((route) => route.content === name)?.path ?? '/')
    const read = readPage(content, uses, path, around)
    findings.push(...merge(yaml, [...written, ...read.findings]))
    if (read.page) pages.set(name, read.page)
  }
  return { value: pages, findings: [...findings, ...checkTwins(pages, documents.value)] }
}

type PageDocument = { content: Content; uses: Use[]; yaml: Finding[]; texts: Finding[] }

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
    const filled = fillContent(content, page, known)
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
    const raw = (files[file] ?? '').replaceAll('\r\n', '\n')
    const filled = fillText(raw, 'prose', known)
    findings.push(...place(filled.problems, file, (needle) => lineIn(raw, needle)))
    value.set(`${name}.md`, { file, raw, text: filled.text, uses: filled.uses })
  }
  return { value, findings }
}

function anchorsByPath(
  { routes }: References,
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
