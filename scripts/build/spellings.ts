/** First letter, every word, all letters; `NRW` is never a word. Without the path itself. */
export function spellings(path: string): string[] {
  const everyWord = path
    .replace(
      /(^|[/-])([a-z])/g,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/-Nrw$/, '-NRW')
  const first = path.replace(/^\/[a-z]/, (start) => start.toUpperCase())
  const abbreviation = path.replace(/-nrw$/, '-NRW')
  const all = new Set([first, everyWord, abbreviation, path.toUpperCase()])
  all.delete(path)
  return [...all]
}
