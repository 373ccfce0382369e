/**
 * The path with capitals: of the first letter, of the name at its end, of every word, of all letters.
 * `nrw` is all capitals or none. Without the path itself.
 */
export function spellings(path: string): string[] {
  const first = path.replace(/^\/[a-z]/, (start) => start.toUpperCase())
  const all = new Set([first, withName(path), capitals(path), path.toUpperCase()])
  all.delete(path)
  return [...all]
}

/** `/senioren-jobs-Berlin`, `/wissenswertes/Teilzeit` */
const withName = (path: string) => path.replace(/(?<=\/|-jobs-)(?!.*(?:\/|-jobs-)).+$/, capitals)

const capitals = (text: string) =>
  text
    .replace(
      /(^|[/-])([a-z])/g,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/Nrw$/, 'NRW')
