import {
  ContentError,
  type Finding,
  formatFindings,
  isMistake,
  sorted,
} from '../src/model/findings.ts'
import type { Site } from '../src/model/read-site.ts'
import { readContentFiles } from '../src/site/content-files.ts'
import { loadSite, readAll } from '../src/site/load-site.ts'
import { overdueHints, staleUses } from './check/expiring.ts'
import { type DatedPage, lateDates } from './check/late-dates.ts'
import { futureLooks, unsourcedPages } from './check/local-facts.ts'
import { regionalContent } from './check/page-groups.ts'

/**
 * `npm run check`: reads all content as the build does and tells everything at once; mistakes end it
 * with 1, hints don't. `--json` prints the list for programs.
 */
export async function main(args: string[]): Promise<void> {
  if (!args.includes('--json')) return check(true)
  const findings = sorted(judge(true))
  const list = findings.map(({ kind = 'mistake', ...finding }) => ({ kind, ...finding }))
  console.log(JSON.stringify(list, null, 2))
  if (findings.some(isMistake)) process.exitCode = 1
}

/** Throws when there are mistakes. Figures that have been over for long do not go public; a preview may show them. */
export function check(isForPublic: boolean): void {
  const findings = judge(isForPublic)
  if (findings.some(isMistake)) throw new ContentError(findings)
  report(loadSite(), findings)
}

function judge(isForPublic: boolean): Finding[] {
  const read = readAll()
  if (!read.ok) return read.findings
  const { site } = read
  const files = readContentFiles()
  return [
    ...lateDates(datedPages(site)),
    ...futureLooks(files, site.today),
    ...unsourcedPages(files, regionalContent),
    ...(isForPublic ? staleUses(site, files) : []),
    ...overdueHints(site, files),
  ]
}

const datedPages = ({ pages }: Site): DatedPage[] =>
  [...pages.values()].map(({ file, geaendert, bloecke }) => ({
    file,
    geaendert,
    texts: bloecke.flatMap((block) =>
      block.art === 'text' && block.datei ? [`src/content/texte/${block.datei}`] : [],
    ),
  }))

function report({ pages, facts }: Site, findings: readonly Finding[]): void {
  const words = [...pages.values()].reduce((sum, page) => sum + page.words, 0)
  console.log(
    `Inhalte in Ordnung: ${pages.size} Seiten, ${words} Wörter, ${Object.keys(facts).length} Zahlen.`,
  )
  if (findings.length > 0) console.log(formatFindings(findings))
}
