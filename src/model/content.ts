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
