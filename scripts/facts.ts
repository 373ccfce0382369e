import { readContentFiles } from '../src/site/content-files.ts'
import { loadSite } from '../src/site/load-site.ts'
import { type ExpiringFact, expiringFacts } from './check/expiring.ts'

const within = 90

/**
 * Figures that end soon or have ended, and every place that shows them: a warning, never an error.
 * `--brief` says it in one line; `--heute=2026-12-31` looks from another day.
 */
export async function main(args: string[]): Promise<void> {
  const day = args.find((arg) => arg.startsWith('--heute='))?.slice('--heute='.length)
  const today = day ?? new Date().toISOString().slice(0, 10)
  const found = expiringFacts(loadSite(), readContentFiles(), today, within)
  if (!args.includes('--brief')) for (const fact of found) console.log(`${describe(fact)}\n`)
  console.log(summary(found))
}

function describe({ key, meaning, until, days, place, uses }: ExpiringFact): string {
  const when = days < 0 ? `galt bis ${until}` : `gilt bis ${until}, noch ${days} Tage`
  return [
    `${place.file}:${place.line}: {${key}} ${when} (${meaning})`,
    ...uses.map(({ file, line }) => `  ${file}:${line}`),
    ...(uses.length === 0 ? ['  steht auf keiner Seite'] : []),
  ].join('\n')
}

function summary(found: ExpiringFact[]): string {
  if (found.length === 0) return `Zahlen: keine läuft in den nächsten ${within} Tagen ab.`
  const over = found.filter(({ days }) => days < 0).length
  const uses = found.reduce((sum, fact) => sum + fact.uses.length, 0)
  return `Hinweis zu fakten.yaml: ${over} Zahlen abgelaufen, ${found.length - over} laufen in den nächsten ${within} Tagen ab; sie stehen an ${uses} Stellen (Liste: npm run facts).`
}
