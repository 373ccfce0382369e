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

/** Fills the placeholders of a YAML file and checks its texts as they were written. */
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
      // Whose name is misspelt is not read before it is right: „blöcke“ holds a whole page.
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

/** Of a cell of a table its title and the heading of its column, of a large figure the text below: its reader sees both. */
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
    // Of what has no unit the schema tells which placeholder to write.
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

/** Markdown and links of a filled text that stands on the page at `from`. */
export function checkRich(
  text: string,
  kind: 'inline' | 'prose',
  from: string,
  targets: LinkTargets,
): Problem[] {
  const links = linksIn(text).flatMap((target) => {
    const problem = checkTarget(target, from, targets)
    // Of a bare `www.beispiel.de` Markdown makes an address.
    const needle = text.includes(target) ? target : target.replace(/^\w+:(?:\/\/)?/, '')
    return problem ? [{ ...problem, needle }] : []
  })
  return [...checkMarkdown(text, kind), ...links]
}

/** Line of a Markdown file in which the characters stand, else its first. */
export function lineIn(text: string, needle = ''): number {
  return text.slice(0, Math.max(0, findText(text, needle))).split('\n').length
}
