import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../routes'
import { type Finding, formatFindings } from '../src/model/findings'
import { readRedirects } from '../src/model/links'
import { expiredFacts } from '../src/model/placeholders'
import { readSite, type Site } from '../src/model/read-site'
import { Stop } from '../src/stop'
import { letters } from './build/link-picture/outlines'
import { type DatedPage, lateDates } from './check/late-dates'
import { readContentFiles } from './content-files'

const symbols = join('node_modules', '@phosphor-icons', 'core', 'assets', 'duotone')

/** Reads all content as the build does, and the picture files too; prints every mistake at once. */
export async function main(): Promise<void> {
  const result = readSite(readContentFiles(), {
    routes,
    redirects: readRedirects(readFileSync('netlify.toml', 'utf8')),
    pictures: readdirSync(join('public', 'bilder')),
    symbols: readdirSync(symbols).map((file) => file.replace('-duotone.svg', '')),
    letters: letters(),
  })
  if (!result.ok) throw stopFor(result.findings)
  const late = lateDates(datedPages(result.site))
  if (late.length > 0) throw stopFor(late)
  report(result.site)
}

function stopFor(findings: readonly Finding[]): Stop {
  const list = formatFindings(findings)
  const count = list.split('\n').length
  const title = count === 1 ? 'Eine Stelle ist' : `${count} Stellen sind`
  return new Stop(`${list}\n\n${title} zu berichtigen.`)
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
