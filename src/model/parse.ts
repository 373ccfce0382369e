import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml'
import type { z } from 'zod'
import type { Finding, Problem } from './findings'
import { explainIssues } from './messages'
import { clip, explainStart, explainYamlError, show, split } from './yaml-messages'

export type Path = readonly PropertyKey[]

export type Content = {
  file: string
  /** All values are strings: the reader never guesses numbers, dates or yes and no. */
  data: unknown
  /** Line of a value, or of its nearest existing parent; with `needle`, the line that holds it. */
  lineOf: (path: Path, needle?: string) => number
  /** The value as it stands in the file. */
  sourceOf: (path: Path) => string
}

export type Parsed<T> =
  | { ok: true; value: T; lineOf: Content['lineOf'] }
  | { ok: false; findings: Finding[] }

/** YAML text → checked value, or every mistake of the file at once. */
export function parseYaml<T>(file: string, text: string, schema: z.ZodType<T>): Parsed<T> {
  const { content, findings } = readYaml(file, text)
  if (!content) return { ok: false, findings }
  const checked = checkContent(content, schema)
  if (checked.ok && findings.length === 0) return checked
  return { ok: false, findings: merge(findings, checked.ok ? [] : checked.findings) }
}

/** Checks data that was read (and perhaps changed since) against a schema. */
export function checkContent<T>(content: Content, schema: z.ZodType<T>): Parsed<T> {
  const result = schema.safeParse(content.data)
  if (result.success) return { ok: true, value: result.data, lineOf: content.lineOf }
  const findings = explainIssues(result.error.issues, schema, content).map(
    ({ path, message, remedy }) => ({
      file: content.file,
      line: content.lineOf(path),
      message,
      remedy,
    }),
  )
  return { ok: false, findings }
}

/** Where the first stage has spoken, what follows from the same line is noise. */
export function merge(first: readonly Finding[], second: readonly Finding[]): Finding[] {
  const lines = new Set(first.map(({ line }) => line))
  return [...first, ...second.filter(({ line }) => !lines.has(line))]
}

/** `content` is absent when the text cannot be understood as a whole. */
export function readYaml(file: string, text: string): { content?: Content; findings: Finding[] } {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { schema: 'failsafe', lineCounter, prettyErrors: false })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line
  const findings: Finding[] = []
  const report = (offset: number, explain: (line: string) => Problem | undefined) => {
    const line = lineAt(offset)
    const problem = explain(text.split(/\r?\n/)[line - 1] ?? '')
    if (!problem || findings.some((finding) => finding.line === line)) return
    findings.push({ file, line, message: problem.message, remedy: problem.remedy })
  }

  for (const error of document.errors) {
    report(positionOf(error, document), (line) => explainYamlError(error.code, line))
  }
  for (const offset of silentlyChanged(document)) {
    report(offset, (line) => explainStart(split(line).key, split(line).value) ?? unreadable)
  }
  for (const offset of trailingComments(text)) report(offset, explainComment)

  const broken = document.errors.some(({ code }) => code !== 'DUPLICATE_KEY') || hasAlias(document)
  if (broken) return { findings }
  if (document.contents === null) {
    const empty = {
      message: 'Die Datei ist leer.',
      remedy: 'Stellen Sie den Inhalt wieder her, oder löschen Sie die Datei.',
    }
    return { findings: [{ file, line: 1, ...empty }] }
  }
  const place = placesIn(document, text, lineAt)
  return { content: { file, data: document.toJS(), ...place }, findings }
}

/** An open quotation is noticed at the end of the file; the editor looks for its beginning. */
function positionOf(error: YAMLError, document: Document): number {
  let start = error.pos[0]
  if (error.code !== 'MISSING_CHAR') return start
  visit(document, {
    Scalar(_, node) {
      const [from, to] = node.range ?? [0, 0]
      if (node.type?.startsWith('QUOTE') && from < error.pos[0] && to >= error.pos[0]) start = from
    },
  })
  return start
}

/** `&Co`, `!wichtig` and `*neu` are read as something else than text, without an error. */
function silentlyChanged(document: Document): number[] {
  const offsets = document.warnings.map(({ pos }) => pos[0])
  visit(document, {
    Alias: (_, node) => void offsets.push(node.range?.[0] ?? 0),
    Value: (_, node) => void (node.anchor && offsets.push(node.range?.[0] ?? 0)),
  })
  return offsets
}

function hasAlias(document: Document): boolean {
  let found = false
  visit(document, {
    Alias: () => {
      found = true
    },
  })
  return found
}

const unreadable: Problem = explainYamlError('', '')

/** `Platz #1` loses everything from the # on. Notes in lines of their own are fine. */
function trailingComments(text: string): number[] {
  const offsets: number[] = []
  let offset = 0
  let isScalarNext = false
  for (const lexeme of new Lexer().lex(text)) {
    const control = '\u0002\u0018\u001f'.includes(lexeme)
    if (lexeme.startsWith('#') && !isScalarNext) {
      const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
      if (before.trim()) offsets.push(offset)
    }
    isScalarNext = lexeme === '\u001f'
    if (!control) offset += lexeme.length
  }
  return offsets
}

function explainComment(line: string): Problem {
  const { key, value } = split(line)
  return {
    message: `Alles ab dem Zeichen # fällt weg: „${clip(value.slice(value.search(/(?<=^|\s)#/)))}“.`,
    remedy: `Gehört es zum Text, setzen Sie ihn in einfache Anführungszeichen: ${show(key, value)}. Eine Notiz gehört in eine eigene Zeile.`,
  }
}

function placesIn(
  document: Document,
  text: string,
  lineAt: (offset: number) => number,
): Pick<Content, 'lineOf' | 'sourceOf'> {
  const rangeOf = (path: Path) => findRange(document, path)
  const sourceOf = (path: Path) => {
    const { from, to } = rangeOf(path)
    return text.slice(from, to)
  }
  const lineOf = (path: Path, needle = '') => {
    const { keyAt, from, to } = rangeOf(path)
    const index = needle ? text.slice(from, to).indexOf(needle) : -1
    return lineAt(index < 0 ? keyAt : from + index)
  }
  return { lineOf, sourceOf }
}

/** Offsets of the deepest existing node on the path; `keyAt` is where its name stands. */
function findRange(document: Document, path: Path): { keyAt: number; from: number; to: number } {
  let node: unknown = document.contents
  let keyAt = isNode(node) ? (node.range?.[0] ?? 0) : 0
  for (const step of path) {
    const next = stepInto(node, step)
    if (!next) break
    node = next.node
    keyAt = next.keyAt
  }
  const [from, to] = (isNode(node) && node.range) || [keyAt, keyAt]
  return { keyAt, from, to }
}

function stepInto(node: unknown, step: PropertyKey): { node: unknown; keyAt: number } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(step)]
    return isNode(item) ? { node: item, keyAt: item.range?.[0] ?? 0 } : undefined
  }
  if (!isMap(node)) return undefined
  const pair = node.items.find(
    (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(step),
  )
  if (!pair || !isScalar(pair.key)) return undefined
  return { node: pair.value, keyAt: pair.key.range?.[0] ?? 0 }
}
