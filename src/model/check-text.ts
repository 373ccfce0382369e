import type { z } from 'zod'
import type { Brand } from './brand.ts'
import { checkMarkdown } from './check-markdown.ts'
import { checkTypography } from './check-typography.ts'
import type { Content, Path } from './content.ts'
import { findText } from './find-text.ts'
import { type Finding, type Problem, place } from './findings.ts'
import type { Placeholders } from './known.ts'
import { addressOf, checkTarget, type LinkTargets } from './links.ts'
import { findLiterals } from './literals.ts'
import { mapTexts } from './map-texts.ts'
import { linksIn } from './markdown.ts'
import { fillPlaceholders, type Use } from './placeholders.ts'
import { keysOf, valueAt } from './schema-at.ts'
import { isForReaders, type TextKind } from './text-kinds.ts'
import { misdatedValues, undatedValues } from './value-dates.ts'
import { withoutCalls, withoutMissing } from './without-missing.ts'
import type { WrittenText } from './written-text.ts'

export type FilledContent = {
  content: Content
  uses: Use[]
  texts: WrittenText[]
  findings: Finding[]
}

/** Fills the placeholders of a YAML file, and checks its texts as written. */
export function fillContent(
  content: Content,
  schema: z.ZodType,
  known: Placeholders,
): FilledContent {
  const { file } = content
  const findings: Finding[] = []
  const uses: Use[] = []
  const texts: WrittenText[] = []
  const names = keysOf(schema)
  const data = mapTexts(
    schema,
    withoutCalls(content.data, known.brand),
    ({ path, value, kind }) => {
      if (!isForReaders(kind) && kind !== 'target') return value
      // Skip what is below a misspelt key: „blöcke“ holds a whole page.
      if (names.length > 0 && !names.includes(String(path[0]))) return value
      const filled = fillText(value, kind, known, besideOf(content.data, path))
      const lineOf = (needle?: string) => content.lineOf(path, needle)
      uses.push(...filled.uses)
      findings.push(...place(filled.problems, { file, lineOf }))
      texts.push({ file, kind, path, written: value, filled: filled.text, lineOf })
      return filled.text
    },
  )
  return { content: { ...content, data }, uses, texts, findings }
}

/** What is read with a text: title and column heading of a table cell, the text below a large figure. */
function besideOf(data: unknown, path: Path): string {
  if (path.at(-1) === 'zahl') return `${valueAt(data, [...path.slice(0, -1), 'text']) ?? ''}`
  const [list, , column] = path.slice(-3)
  if (list !== 'zeilen' || typeof column !== 'number') return ''
  const table = path.slice(0, -3)
  const above = [
    [...table, 'titel'],
    [...table, 'spalten', column],
  ]
  return above.map((place) => valueAt(data, place) ?? '').join(' ')
}

export function fillText(text: string, kind: TextKind, known: Placeholders, beside = '') {
  const filled = fillPlaceholders(dialable(withoutMissing(text, known.brand), known.brand), known)
  const problems = [
    ...filled.problems,
    // The schema tells which placeholder a figure without unit needs.
    ...(kind === 'bare' ? [] : findLiterals(text, known)),
    ...undatedValues(text, known, beside),
    ...misdatedValues(text, known, beside),
    ...(isForReaders(kind) ? checkTypography(text) : []),
  ]
  return { ...filled, problems }
}

/** `[rufen Sie an](tel:{telefon})`: an address has no spaces. */
const dialable = (text: string, brand: Brand) =>
  text.replaceAll('](tel:{telefon})', `](${addressOf(`tel:${brand.telefon}`, brand)})`)

/** Checks Markdown and links of a filled text on the page at `from`. */
export function checkRich(
  text: string,
  kind: 'inline' | 'prose',
  from: string,
  targets: LinkTargets,
): Problem[] {
  const links = linksIn(text).flatMap((target) => {
    const problem = checkTarget(target, from, targets)
    // Markdown turns a bare `www.beispiel.de` into an address.
    const needle = text.includes(target) ? target : target.replace(/^\w+:(?:\/\/)?/, '')
    return problem ? [{ ...problem, needle }] : []
  })
  return [...checkMarkdown(text, kind), ...links]
}

/** Line of a Markdown file that holds `needle`, else its first. */
export function lineIn(text: string, needle = ''): number {
  return text.slice(0, Math.max(0, findText(text, needle))).split('\n').length
}
