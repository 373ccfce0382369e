import { ContentError } from '../src/model/findings.ts'
import type { Site } from '../src/model/read-site.ts'
import { readContentFiles } from '../src/site/content-files.ts'
import { loadSite } from '../src/site/load-site.ts'
import { overdueUses, patience, staleUses } from './check/expiring.ts'
import { type DatedPage, lateDates } from './check/late-dates.ts'
import { futureLooks, unsourcedPages } from './check/local-facts.ts'
import { openNotes } from './check/open-notes.ts'
import { regionalContent } from './check/page-groups.ts'

/** `npm run check`: reads all content as the build does; throws every mistake at once. */
export async function main(): Promise<void> {
  check(true)
}

/** Figures that have been over for long do not go public; a preview may show them. */
export function check(isForPublic: boolean): void {
  const site = loadSite()
  const files = readContentFiles()
  const stale = isForPublic ? staleUses(site, files) : []
  const findings = [
    ...openNotes(files),
    ...lateDates(datedPages(site)),
    ...futureLooks(files, site.today),
    ...unsourcedPages(files, regionalContent),
    ...stale,
  ]
  if (findings.length > 0) throw new ContentError(findings)
  report(site, files)
}

const datedPages = ({ pages }: Site): DatedPage[] =>
  [...pages.values()].map(({ file, geaendert, bloecke }) => ({
    file,
    geaendert,
    texts: bloecke.flatMap((block) =>
      block.art === 'text' && block.datei ? [`src/content/texte/${block.datei}`] : [],
    ),
  }))

function report(site: Site, files: Record<string, string>): void {
  const { pages, facts } = site
  const words = [...pages.values()].reduce((sum, page) => sum + page.words, 0)
  console.log(
    `Inhalte in Ordnung: ${pages.size} Seiten, ${words} Wörter, ${Object.keys(facts).length} Zahlen.`,
  )
  for (const { file, line, written, until } of overdueUses(site, files))
    console.log(
      `Hinweis: ${file}:${line}: ${written} galt bis ${until}. Die Seite sagt es; ${patience} Tage danach wird sie nicht mehr veröffentlicht.`,
    )
}
