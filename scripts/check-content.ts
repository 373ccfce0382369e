import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../routes'
import { letters } from '../src/link-picture/outlines'
import { formatFindings } from '../src/model/findings'
import { readRedirects } from '../src/model/links'
import { expiredFacts } from '../src/model/placeholders'
import { readSite, type Site } from '../src/model/read-site'
import { readContentFiles } from './content-files'
import { Stop } from './stop'

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
  if (!result.ok) {
    const count = new Set(formatFindings(result.findings).split('\n')).size
    const title = count === 1 ? 'Eine Stelle ist' : `${count} Stellen sind`
    throw new Stop(`${formatFindings(result.findings)}\n\n${title} zu berichtigen.`)
  }
  report(result.site)
}

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
