import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { routes } from '../routes.ts'
import { folder } from '../src/model/content-folder.ts'
import {
  ContentError,
  type Finding,
  formatFindings,
  isMistake,
  merge,
  sorted,
} from '../src/model/findings.ts'
import type { Site } from '../src/model/read-site.ts'
import { readContentFiles } from '../src/site/content-files.ts'
import { loadSite, readAll } from '../src/site/load-site.ts'
import { readResults } from './bench/results.ts'
import { datedPages, judge } from './check/content/judges.ts'
import { pictures } from './check/content/pictures.ts'
import { storedKeys } from './check/content/stored-keys.ts'
import { loadSpelling, wordList } from './check/language/spelling.ts'
import { wordListProblems } from './check/language/word-list.ts'
import { lateDates } from './check/late-dates.ts'
import { filesBefore } from './check/unmoved-dates.ts'
import { filesIn } from './host/files-in.ts'

/**
 * `npm run check`: reads all content as the build does and tells everything at once; mistakes end it
 * with 1, hints don't. `--json` prints the list for programs; `--preview` judges as the build of a
 * preview does, so that no test depends on the date.
 */
export async function main(args: string[]): Promise<void> {
  const flag = { type: 'boolean', default: false } as const
  const { json, preview } = parseArgs({ args, options: { json: flag, preview: flag } }).values
  const isForPublic = !preview
  if (!json) return check(isForPublic)
  const findings = await findingsNow(isForPublic)
  const list = findings.map(({ kind = 'mistake', ...finding }) => ({ kind, ...finding }))
  console.log(JSON.stringify(list, null, 2))
  if (findings.some(isMistake)) process.exitCode = 1
}

/** Throws when there are mistakes. Figures that have been over for long do not go public; a preview may show them. */
export async function check(isForPublic: boolean): Promise<void> {
  const findings = await judgeAll(isForPublic)
  if (findings.some(isMistake)) throw new ContentError(findings)
  report(loadSite(), findings)
}

/** All that the check tells of the content as it is, in the order of the files. */
export const findingsNow = async (isForPublic: boolean): Promise<Finding[]> =>
  sorted(await judgeAll(isForPublic))

/** The content, its pictures and the history of both. */
async function judgeAll(isForPublic: boolean): Promise<Finding[]> {
  const read = readAll()
  const { today } = read.reading
  const spelling = await loadSpelling()
  const names = [folder, 'public']
    .flatMap((each) => filesIn(each).map((path) => each + path))
    .filter((path) => !path.includes('/.'))
  const findings = judge({
    files: readContentFiles(),
    read,
    names,
    toml: readFileSync('netlify.toml', 'utf8'),
    paths: routes.map(({ path }) => path),
    keys: storedKeys(),
    weights: readResults().pages,
    today,
    before: filesBefore(today),
    spelling,
    isForPublic,
  })
  return merge(findings, [
    ...(await pictures(names)),
    ...lateDates(datedPages(read.reading)),
    ...wordListProblems(readFileSync(wordList, 'utf8'), spelling.isGerman),
  ])
}

function report({ pages, facts }: Site, findings: readonly Finding[]): void {
  const words = [...pages.values()].reduce((sum, page) => sum + page.words, 0)
  console.log(
    `Inhalte in Ordnung: ${pages.size} Seiten, ${words} Wörter, ${Object.keys(facts).length} Zahlen.`,
  )
  if (findings.length > 0) console.log(formatFindings(findings))
}
