import type { Path } from './content.ts'
import type { TextKind } from './text-kinds.ts'

/** A text where it stands, as its editor wrote it and with its figures. */
export type WrittenText = {
  file: string
  kind: TextKind
  /** Where in the file; empty in a file of Markdown. */
  path: Path
  written: string
  filled: string
  /** With `needle` the line in which these characters stand, as far as they do. */
  lineOf: (needle?: string) => number
}
