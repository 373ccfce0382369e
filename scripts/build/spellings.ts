type Rule = { from: string; to: string }

/**
 * dist/_redirects: the host tells capitals from small letters, phones and posters don't. Each page
 * and each old address also answers to `/Ehrenamt`, `/Rentner-Jobs-Berlin` and `/EHRENAMT`.
 */
export function spellingRules(paths: readonly string[], redirects: readonly Rule[]): string {
  const targets = [...paths.map((path) => ({ from: path, to: path })), ...redirects]
  return targets
    .flatMap(({ from, to }) => spellings(from).map((spelling) => `${spelling} ${to} 301\n`))
    .join('')
}

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
