import { type Document, Lexer, LineCounter, type Node, visit, type YAMLError } from 'yaml'
import type { Content } from './content.ts'
import { type Finding, merge, type Problem } from './findings.ts'
import { explainYamlError, isEcho, isVague, wrongIndent } from './yaml/errors.ts'
import { clip, show, split } from './yaml/line.ts'
import { parse, placesIn } from './yaml/places.ts'
import { readRaw } from './yaml/raw-text.ts'
import { explainStart } from './yaml/start.ts'

/** Parses a YAML file; `content` is absent if it cannot be parsed as a whole. */
export function readYaml(
  file: string,
  written: string,
): { content?: Content; findings: Finding[] } {
  const raw = readRaw(file, written)
  if (raw.text === undefined) return raw
  const read = readMended(file, raw.text)
  // What the parser says then is a consequence, no second mistake.
  if (!read.content && raw.findings.length > 0) return raw
  return { ...read, findings: merge(raw.findings, read.findings) }
}

function readMended(file: string, text: string): { content?: Content; findings: Finding[] } {
  const lineCounter = new LineCounter()
  const document = parse(text, lineCounter)
  const lineAt = (offset: number) => lineCounter.linePos(offset).line
  const findings: Finding[] = []
  const report = (
    offset: number,
    explain: (line: string, above: string, below: string) => Problem,
  ) => {
    const lines = text.split('\n')
    let line = lineAt(offset)
    // To the parser, a note belongs to the node below it.
    while (/^\s*#/.test(lines[line - 1] ?? '')) line += 1
    const problem = explain(lines[line - 1] ?? '', lines[line - 2] ?? '', lines[line] ?? '')
    const isTold = (finding: Finding) =>
      finding.line === line ||
      (finding.line === line - 1 && isEcho(problem)) ||
      (problem === wrongIndent && finding.message === wrongIndent.message)
    if (!findings.some(isTold))
      findings.push({ file, line, message: problem.message, remedy: problem.remedy })
  }

  let duplicate = 0
  for (const error of document.errors) {
    if (error.code === 'DUPLICATE_KEY') {
      // An entry that has lost its „- “ repeats the names of the one above, line by line.
      const line = lineAt(error.pos[0])
      const isNext = line === duplicate + 1
      duplicate = line
      if (isNext) continue
    }
    report(positionOf(error, document), (line, above, below) =>
      explainYamlError(error.code, line, above, below),
    )
  }
  const { offsets, hasAlias } = silentlyChanged(document)
  for (const offset of offsets) {
    report(offset, (line) => explainStart(split(line).key, split(line).value) ?? unreadable)
  }
  for (const offset of trailingComments(text)) report(offset, explainComment)

  const broken = document.errors.some(({ code }) => code !== 'DUPLICATE_KEY') || hasAlias
  if (broken) return { findings: clearest(findings) }
  if (document.contents === null) {
    const empty = {
      message: 'Die Datei ist leer.',
      remedy: 'Stellen Sie ihren Inhalt wieder her; auf github.com steht er unter „History“.',
    }
    return { findings: [{ file, line: 1, ...empty }] }
  }
  const place = placesIn(text, lineAt)
  return { content: { file, data: document.toJS(), ...place }, findings }
}

/** Once lost, the parser blames valid lines: keeps the clear findings, else the likeliest one. */
function clearest(findings: Finding[]): Finding[] {
  const clear = findings.filter((finding) => !isVague(finding))
  if (clear.length > 0) return clear
  return findings
    .filter(({ message }) => message !== wrongIndent.message)
    .concat(findings)
    .slice(0, 1)
}

/** The parser reports an open quote or bracket at its end; the editor needs its beginning. */
function positionOf({ code, pos: [position] }: YAMLError, document: Document): number {
  let start = position
  if (code !== 'MISSING_CHAR' && code !== 'BAD_INDENT') return start
  const startAt = (node: Node) => {
    const [from, to] = node.range ?? [0, 0]
    if (from < position && to >= position) start = from
  }
  visit(document, {
    Collection: (_, node) => void (node.flow && startAt(node)),
    Scalar: (_, node) => void (node.type?.startsWith('QUOTE') && startAt(node)),
  })
  return start
}

/** `&Co`, `!wichtig` and `*neu` are not read as text, without an error. */
function silentlyChanged(document: Document): { offsets: number[]; hasAlias: boolean } {
  const offsets = document.warnings.map(({ pos }) => pos[0])
  let hasAlias = false
  visit(document, {
    Alias: (_, node) => {
      hasAlias = true
      offsets.push(node.range?.[0] ?? 0)
    },
    Value: (_, node) => void (node.anchor && offsets.push(node.range?.[0] ?? 0)),
  })
  return { offsets, hasAlias }
}

const unreadable: Problem = explainYamlError('', '')

/** Offsets of comments behind a value: `Platz #1` loses its end. Notes on their own lines are fine. */
function trailingComments(text: string): number[] {
  if (!/(?:\S[ \t]+|['"\]}])#/.test(text)) return []
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
  if (/^'[^']*'\s+#/.test(value))
    return {
      message: 'Hinter dem Text steht eine Notiz.',
      remedy: 'Schreiben Sie sie in eine eigene Zeile darüber.',
    }
  return {
    message: `Alles ab dem Zeichen # fällt weg: „${clip(value.slice(value.search(/(?<=^|\s)#/)))}“.`,
    remedy: `Gehört es zum Text, setzen Sie ihn in einfache Anführungszeichen: ${show(key, value)}. Eine Notiz gehört in eine eigene Zeile.`,
  }
}
