export type Path = readonly PropertyKey[]

export type Content = {
  file: string
  /** All values are strings: numbers, dates and booleans are never guessed. */
  data: unknown
  /** Line of a value, or of its nearest existing parent; with `needle`, the line in it that holds that. */
  lineOf: (path: Path, needle?: string) => number
  /** The value as written in the file. */
  sourceOf: (path: Path) => string
}
