import { formPath } from '../registration/form-path.ts'
import { checkFiles, checkTwins } from './check-files.ts'
import { fillContent, fillText, lineIn } from './check-text.ts'
import type { Content } from './content.ts'
import { type Files, namesIn } from './content-folder.ts'
import { type Finding, merge, place } from './findings.ts'
import type { Known } from './known.ts'
import { addressOf } from './links.ts'
import type { LoadedPage } from './load-page.ts'
import { page } from './page.ts'
import { pausePage } from './pause.ts'
import type { Use } from './placeholders.ts'
import { anchorsIn, readPage } from './read-page.ts'
import { readYaml } from './read-yaml.ts'
import type { Shared } from './shared.ts'
import type { MarkdownFile, References, Surroundings } from './surroundings.ts'
import { isUnsettled } from './unsettled.ts'
import type { WrittenText } from './written-text.ts'
import { readRaw } from './yaml/raw-text.ts'

type ReadPages = {
  pages: Map<string, LoadedPage>
  documents: Documents
  anchors: Surroundings['targets']['anchors']
  texts: WrittenText[]
  findings: Finding[]
}

export function readPages(
  files: Files,
  references: References,
  known: Known,
  theShared: Shared | undefined,
  calculatorUses: readonly Use[],
): ReadPages {
  const prose = readTexts(files, known)
  const { documents, findings: unread } = readDocuments(files, references.routes, known)
  const isPaused = known.brand.registrierung === 'pausiert'
  const findings = [...prose.findings, ...unread, ...checkFiles(files, references.routes, isPaused)]
  const anchors = anchorsByPath(references, documents, prose.byName)
  const around: Surroundings = {
    ...references,
    markdown: {
      newTab: theShared?.hinweise.neuer_tab ?? '',
      resolve: (target) => addressOf(target, known.brand),
    },
    targets: {
      paths: references.routes.map(({ path }) => path),
      redirects: references.redirects,
      anchors,
    },
    texts: prose.byName,
    calculatorUses,
  }
  const pages = new Map<string, LoadedPage>()
  for (const [name, { content, uses, yaml, findings: written, isSettled, path }] of documents) {
    if (!isSettled) {
      findings.push(...yaml)
      continue
    }
    const read = readPage(content, uses, path, around)
    findings.push(...merge(yaml, [...written, ...read.findings]))
    if (read.page) pages.set(name, read.page)
  }
  findings.push(...checkTwins(pages, documents))
  const texts = [...documents.values()].flatMap((document) => document.texts)
  return { pages, documents, anchors, texts: [...texts, ...prose.texts], findings }
}

export type PageDocument = {
  /** Its address; the first one if it has two. */
  path: string
  /** With placeholders filled, if `isSettled`. */
  content: Content
  isSettled: boolean
  uses: Use[]
  texts: WrittenText[]
  yaml: Finding[]
  findings: Finding[]
}

type Documents = Map<string, PageDocument>

function readDocuments(
  files: Files,
  routes: References['routes'],
  known: Known,
): { documents: Documents; findings: Finding[] } {
  const documents: Documents = new Map()
  const findings: Finding[] = []
  for (const [file, name] of namesIn(files, 'seiten', '.yaml')) {
    const path =
      name === pausePage ? formPath : routes.find(({ content }) => content === name)?.path
    if (path === undefined) continue
    const text = files[file] ?? ''
    const { content, findings: yaml } = readYaml(file, text)
    if (!content) {
      findings.push(...yaml)
      continue
    }
    const isSettled = !isUnsettled(text, known.unsettled)
    const filled = isSettled
      ? fillContent(content, page, known)
      : { content, uses: [], texts: [], findings: [] }
    documents.set(name, { ...filled, path, isSettled, yaml })
  }
  return { documents, findings }
}

function readTexts(files: Files, known: Known) {
  const byName = new Map<string, MarkdownFile>()
  const texts: WrittenText[] = []
  const findings: Finding[] = []
  for (const [file, name] of namesIn(files, 'texte', '.md')) {
    const read = readRaw(file, files[file] ?? '')
    const isSettled = read.text !== undefined && !isUnsettled(read.text, known.unsettled)
    const written = isSettled ? (read.text ?? '') : ''
    const { text: filled, uses, problems } = fillText(written, 'prose', known)
    const lineOf = (needle?: string) => lineIn(written, needle)
    const text = { file, kind: 'prose' as const, path: [], written, filled, lineOf, uses }
    findings.push(...merge(read.findings, place(problems, text)))
    if (isSettled) texts.push(text)
    byName.set(`${name}.md`, text)
  }
  return { byName, texts, findings }
}

/** Lacks pages that cannot be read: their anchors are unknown. */
function anchorsByPath(
  { routes }: References,
  documents: Documents,
  texts: Surroundings['texts'],
): Map<string, Set<string>> {
  return new Map(
    routes.flatMap(({ path, content }) => {
      const document = documents.get(content)
      return document ? [[path, anchorsIn(document.content.data, texts)]] : []
    }),
  )
}
