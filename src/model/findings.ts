import type { Content, Path } from './content.ts'

/** A mistake in a content file, explained to its editor: where, what, and what to write instead. */
export type Finding = {
  /** Path from the project root. */
  file: string
  line: number
  /** German, one sentence. */
  message: string
  /** German: what to write instead. */
  remedy: string
  /** A matter of style: reported, but it stops nothing. */
  kind?: 'hint'
}

export const isMistake = ({ kind }: { kind?: string }) => kind !== 'hint'

/** A finding without its place, which only the parser of the file knows. */
export type Problem = {
  message: string
  remedy: string
  /** A part of the text that is in the line to be changed. */
  needle?: string
  kind?: 'hint'
}

/** A problem, and its place in the data of a file. */
export type Placed = Problem & { path: Path }

/** Findings from problems in the data of one file. */
export const findingsAt = (
  problems: readonly Placed[],
  { file, lineOf }: Pick<Content, 'file' | 'lineOf'>,
): Finding[] => problems.map(({ path, ...problem }) => ({ file, line: lineOf(path), ...problem }))

/** Findings from problems of one text, each in the line of its needle. */
export const place = (
  problems: readonly Problem[],
  { file, lineOf }: { file: string; lineOf: (needle?: string) => number },
): Finding[] =>
  problems.map(({ needle, ...problem }) => ({ file, line: lineOf(needle), ...problem }))

/** A finding about a file as a whole. */
export const ofFile = (file: string, message: string, remedy: string): Finding => ({
  file,
  line: 1,
  message,
  remedy,
})

/** Sorted by file and line, without duplicates. */
export function sorted(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return [...findings]
    .sort((a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.message, b.message))
    .filter((finding) => {
      const line = lineOf(finding)
      return !seen.has(line) && seen.add(line)
    })
}

const lineOf = ({ file, line, message, remedy, kind }: Finding) =>
  `${file}:${line}: ${kind ? 'Hinweis: ' : ''}${message} ${remedy}`

export const formatFindings = (findings: readonly Finding[]): string =>
  sorted(findings).map(lineOf).join('\n')

/** Adds the findings of a second stage, except in lines with a mistake of the first: they would be noise. */
export function merge(first: readonly Finding[], second: readonly Finding[]): Finding[] {
  const place = ({ file, line }: Finding) => `${file}:${line}`
  const taken = new Set(first.filter(isMistake).map(place))
  return [...first, ...second.filter((finding) => !taken.has(place(finding)))]
}

// The order of localeCompare depends on the machine.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Content that cannot be published. `run.mjs` prints its message without a stack. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  constructor(findings: readonly Finding[]) {
    const all = sorted(findings)
    const count = all.filter(isMistake).length
    const hints = all.length - count
    const title = count === 1 ? 'Eine Stelle ist' : `${count} Stellen sind`
    const rest = hints > 0 ? ` Hinweise, die nichts aufhalten: ${hints}.` : ''
    super(`${formatFindings(all)}\n\n${title} zu berichtigen.${rest}`)
  }
}
