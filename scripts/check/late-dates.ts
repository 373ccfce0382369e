import type { Finding } from '../../src/model/findings.ts'
import { daysBetween } from '../../src/model/periods.ts'
import { commitsOf, textAt } from '../git.ts'
import { dayOfPage, wordsIn } from './words-in.ts'

/** A page: its file, the day that it tells, its line, and the files of src/content/texte that it shows. */
export type DatedPage = { file: string; lineOf: () => number; geaendert: string; texts: string[] }

/** Between writing and merging; `geaendert` says when the words were written. */
const patience = 31

/**
 * Pages whose words were changed more than a month after the day in `geaendert`, which readers,
 * search engines (lastmod, dateModified) and the feed are told. Empty where git or the whole
 * history is missing.
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

/** Whoever changed the day as well did not forget it: it was written long before, or taken back. */
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

/** False for other line breaks, a comment, a renamed key or `geaendert` itself. */
function changesWords(file: string, commit: string, folder: string): boolean {
  const [before, after] = [`${commit}^`, commit].map((at) => textAt(at, file, folder))
  if (before === undefined || after === undefined) return false
  return wordsIn(file, before) !== wordsIn(file, after)
}
