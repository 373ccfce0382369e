import { parseArgs } from 'node:util'
import type { Placeholders } from '../src/model/known.ts'
import { readContentFiles } from '../src/site/content-files.ts'
import { loadSite, readAll } from '../src/site/load-site.ts'
import { comingLapse } from './build/security-txt.ts'
import { comingUses, type ExpiringFact, expiringFacts, noticeDays } from './check/expiring.ts'
import { unlookedFacts } from './check/local-facts.ts'

/**
 * Figures that end soon or have ended, every place that shows them, sentences that tell a coming value
 * as news, local facts at which nobody has looked for a year, and a security.txt that lapses: a warning, never an error. `--brief` says it in one line.
 */
export async function main(args: string[]): Promise<void> {
  const { brief } = parseArgs({ args, options: { brief: { type: 'boolean' } } }).values
  const site = loadSite()
  const files = readContentFiles()
  const expiring = expiringFacts(site, files, noticeDays)
  const unlooked = unlookedFacts(readAll().reading.documents, site.today)
  if (!brief) {
    for (const fact of expiring) console.log(`${describe(fact)}\n`)
    for (const line of coming(site, files)) console.log(line)
    for (const { file, lineOf, says, since } of unlooked)
      console.log(`${file}:${lineOf()}: seit ${since} nicht nachgesehen: ${says}`)
  }
  console.log(summary(expiring))
  const lapse = comingLapse(site.today)
  if (lapse) console.log(`Hinweis: ${lapse}`)
  if (unlooked.length > 0)
    console.log(
      `Hinweis zu den Belegen: ${unlooked.length} sind älter als ein Jahr (Liste: npm run facts).`,
    )
}

function describe({
  key,
  meaning,
  until,
  days,
  place,
  uses,
  isForCalculator,
}: ExpiringFact): string {
  const when = days < 0 ? `galt bis ${until}` : `gilt bis ${until}, noch ${days} Tage`
  return [
    `${place.file}:${place.line}: {${key}} ${when} (${meaning})`,
    ...uses.map(({ file, line }) => `  ${file}:${line}`),
    ...(isForCalculator ? ['  steht im Rechner'] : []),
    ...(uses.length === 0 && !isForCalculator ? ['  steht auf keiner Seite'] : []),
  ].join('\n')
}

const coming = (known: Placeholders, files: Record<string, string>) =>
  comingUses(known, files, noticeDays).map(
    ({ file, line, written, until, key }) =>
      `${file}:${line}: ${written} ist nur bis ${until} etwas Künftiges. {${key} wechsel} ändert sich von selbst.`,
  )

function summary(found: ExpiringFact[]): string {
  if (found.length === 0) return `Zahlen: keine läuft in den nächsten ${noticeDays} Tagen ab.`
  const over = found.filter(({ days }) => days < 0).length
  const uses = found.reduce((sum, fact) => sum + fact.uses.length, 0)
  return `Hinweis zu fakten.yaml: ${over} Zahlen abgelaufen, ${found.length - over} laufen in den nächsten ${noticeDays} Tagen ab; sie stehen an ${uses} Stellen (Liste: npm run facts).`
}
