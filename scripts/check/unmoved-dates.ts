import type { Finding } from '../../src/model/findings.ts'
import { changedFiles, commitsOf, textAt } from '../git.ts'
import type { DatedPage } from './late-dates.ts'
import { dayOfPage, wordsIn } from './words-in.ts'

/** A file before its last change, and the ISO day of that change. */
export type Before = { text: string; day: string }

/** Pages whose words were changed, but not `geaendert`. */
export const unmovedDates = (
  pages: readonly DatedPage[],
  now: Readonly<Record<string, string>>,
  before: ReadonlyMap<string, Before>,
): Finding[] =>
  pages.flatMap(({ file, lineOf, geaendert, texts }) => {
    const days = [file, ...texts].flatMap((each) => {
      const [old, text] = [before.get(each), now[each]]
      const isChanged = old && text !== undefined && wordsIn(each, old.text) !== wordsIn(each, text)
      return isChanged ? [old.day] : []
    })
    const day = days.sort().at(-1)
    const old = before.get(file)
    const isMoved = old !== undefined && dayOfPage(old.text) !== geaendert
    if (!day || geaendert >= day || isMoved) return []
    return {
      file,
      line: lineOf(),
      message: `Die Wörter der Seite sind neu, der Tag bei „geaendert“ ist alt: ${geaendert}.`,
      remedy: `Schreiben Sie: geaendert: ${day}`,
    }
  })

/**
 * Files that are changed but not committed, or that the last commit has changed (once merged, a pull request).
 * In a shallow clone only the former; empty without Git.
 */
export function filesBefore(today: string, folder = '.'): Map<string, Before> {
  const path = 'src/content'
  const commits = commitsOf(path, folder)
  const found = new Map<string, Before>()
  const keep = (file: string, commit: string, day: string) => {
    const text = textAt(commit, file, folder)
    if (text !== undefined) found.set(file, { text, day })
  }
  for (const file of changedFiles(['HEAD^1', 'HEAD'], path, folder)) {
    const day = commits.find(({ files }) => files.includes(file))?.day
    if (day) keep(file, 'HEAD^1', day)
  }
  for (const file of changedFiles(['HEAD'], path, folder)) keep(file, 'HEAD', today)
  return found
}
