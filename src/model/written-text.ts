import type { Path } from './content.ts'
import type { TextKind } from './text-kinds.ts'

/** A text of the content: as written, with its placeholders filled, and its place. */
export type WrittenText = {
  file: string
  kind: TextKind
  /** Path in the data; empty for a Markdown file. */
  path: Path
  written: string
  filled: string
  /** Line of `needle`; without it, or if it is not there, that of the text. */
  lineOf: (needle?: string) => number
}
