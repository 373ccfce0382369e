import { parse } from 'yaml'
import type { Finding } from '../../src/model/findings.ts'
import { commitsOf, textAt } from './git.ts'

/** A page: its file, the day that it tells, and the files of src/content/texte that it shows. */
export type DatedPage = { file: string; geaendert: string; texts: string[] }

/** Between writing and merging; `geaendert` says when the words were written. */
const patience = 31

/**
 * Pages whose words were changed more than a month after the day in `geaendert`, which readers,
 * search engines (lastmod, dateModified) and the feed are told. Empty where git or the whole
 * history is missing.
 */
export function lateDates(pages: readonly DatedPage[], folder = '.'): Finding[] {
  const commits = commitsOf('src/content', folder)
  return pages.flatMap(({ file, geaendert, texts }) => {
    const late = commits.find(
      ({ id, day, files }) =>
        daysBetween(geaendert, day) > patience &&
        [file, ...texts].some((each) => files.includes(each) && changesWords(each, id, folder)),
    )
    return late ? [finding(file, geaendert, late.day)] : []
  })
}

const finding = (file: string, geaendert: string, day: string): Finding => ({
  file,
  line: 1,
  message: `Die Seite wurde am ${day} geändert; „geaendert“ nennt den ${geaendert}.`,
  remedy: `Schreiben Sie: geaendert: ${day}`,
})

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** False for other line breaks, a comment, a renamed key or `geaendert` itself. */
function changesWords(file: string, commit: string, folder: string): boolean {
  const [before, after] = [`${commit}^`, commit].map((at) => textAt(at, file, folder))
  if (before === undefined || after === undefined) return false
  return wordsOf(file, before) !== wordsOf(file, after)
}

function wordsOf(file: string, text: string): string {
  if (file.endsWith('.md')) return text.replace(/\s+/g, ' ')
  const { geaendert: _, ...words } = parse(text, { schema: 'failsafe' }) as Record<string, unknown>
  return stringsIn(words).join('\n').replace(/\s+/g, ' ')
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn)
