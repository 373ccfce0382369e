import { ContentError } from '../src/model/findings.ts'
import { expiredFacts } from '../src/model/placeholders.ts'
import type { Site } from '../src/model/read-site.ts'
import { loadSite } from '../src/site/load-site.ts'
import { type DatedPage, lateDates } from './check/late-dates.ts'

/** Reads all content as the build does; throws every mistake at once. */
export async function main(): Promise<void> {
  const site = loadSite()
  const late = lateDates(datedPages(site))
  if (late.length > 0) throw new ContentError(late)
  report(site)
}

const datedPages = ({ pages }: Site): DatedPage[] =>
  [...pages.values()].map(({ file, geaendert, bloecke }) => ({
    file,
    geaendert,
    texts: bloecke.flatMap((block) =>
      block.art === 'text' && block.datei ? [`src/content/texte/${block.datei}`] : [],
    ),
  }))

function report({ pages, facts }: Site): void {
  const words = [...pages.values()].reduce((sum, page) => sum + page.words, 0)
  console.log(
    `Inhalte in Ordnung: ${pages.size} Seiten, ${words} Wörter, ${Object.keys(facts).length} Zahlen.`,
  )
  const today = new Date().toISOString().slice(0, 10)
  for (const [key, { bedeutung, gilt_bis }] of expiredFacts(facts, today)) {
    console.log(`Hinweis: {${key}} (${bedeutung}) galt bis ${gilt_bis}. Bitte fakten.yaml prüfen.`)
  }
}
