import type { Finding } from '../../src/model/findings.ts'
import { daysBetween } from '../../src/model/periods.ts'
import { commitsOf, textAt } from '../git.ts'
import { dayOfPage, wordsIn } from './words-in.ts'

/** A page: its file, `geaendert` and its line, and the files of src/content/texte that it shows. */
export type DatedPage = { file: string; lineOf: () => number; geaendert: string; texts: string[] }

/** Days between writing, which `geaendert` dates, and the merge. */
const patience = 31

/**
 * Pages whose words were changed more than a month after `geaendert`, which readers, search engines
 * (lastmod, dateModified) and the feed get. Empty without Git or in a shallow clone.
 */
export function lateDates(pages: readonly DatedPage[], folder = '.'): Finding[] {
  const commits = commitsOf('src/content', folder)
  return pages.flatMap(({ file, lineOf, geaendert, texts }) => {
    const late = commits.find(
      ({ id, day, files }) =>
        daysBetween(geaendert, day) > patience &&
        !movesDay(file, id, folder) &&
        [file, ...texts].some((each) => files.includes(each) && changesWords(each, id, folder)),
    )
    return late ? [finding(file, lineOf(), geaendert, late.day)] : []
  })
}

/** A commit that also changes the day has not forgotten it: the words were written long before, or reverted. */
function movesDay(file: string, commit: string, folder: string): boolean {
  const [before, after] = [`${commit}^`, commit].map((at) =>
    dayOfPage(textAt(at, file, folder) ?? ''),
  )
  return before !== after
}

const finding = (file: string, line: number, geaendert: string, day: string): Finding => ({
  file,
  line,
  message: `Die Seite wurde am ${day} geändert; „geaendert“ nennt den ${geaendert}.`,
  remedy: `Schreiben Sie: geaendert: ${day}`,
})

/** False for a new or deleted file, and for changes of line breaks, comments, keys or `geaendert`. */
function changesWords(file: string, commit: string, folder: string): boolean {
  const [before, after] = [`${commit}^`, commit].map((at) => textAt(at, file, folder))
  if (before === undefined || after === undefined) return false
  return wordsIn(file, before) !== wordsIn(file, after)
}
