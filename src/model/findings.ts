/** A mistake in a content file, told to the person who edits it: where, what, and what to write. */
export type Finding = {
  /** Path from the project root. */
  file: string
  line: number
  /** German, one sentence. */
  message: string
  /** German: what to write instead. */
  remedy: string
}

/** A finding without its place, which only the reader of the file knows. */
export type Problem = {
  message: string
  remedy: string
  /** Characters of the text that stand in the line to be changed. */
  needle?: string
}

/** One line a finding, in the order of the files; the same finding is told once. */
export function formatFindings(findings: readonly Finding[]): string {
  const lines = [...findings]
    .sort((a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.message, b.message))
    .map(({ file, line, message, remedy }) => `${file}:${line}: ${message} ${remedy}`)
  return [...new Set(lines)].join('\n')
}

// Not localeCompare: its order depends on the machine.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Content that cannot be published. `run.mjs` prints its message without a stack. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  constructor(findings: readonly Finding[]) {
    const list = formatFindings(findings)
    const count = list.split('\n').length
    const title = count === 1 ? 'Eine Stelle ist' : `${count} Stellen sind`
    super(`${list}\n\n${title} zu berichtigen.`)
  }
}
