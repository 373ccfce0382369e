import type { Site } from '../src/model/read-site.ts'
import { readContentFiles } from '../src/site/content-files.ts'
import { loadSite } from '../src/site/load-site.ts'
import { variables } from '../src/site/variables.ts'
import { Stop } from '../src/stop.ts'
import { environmentOf } from './build/environment.ts'
import { comingLapse } from './build/security-txt.ts'
import { expiringFacts, noticeDays } from './check/expiring.ts'
import { tryDeployed } from './launch/deployed.ts'
import { whatIsMissing } from './launch/missing.ts'
import { forPeople } from './launch/people.ts'

/** `npm run launch`: what is still missing. With an address: what of the site there is not in order. */
export async function main([address, ...more]: string[]): Promise<void> {
  if (address === undefined) return beforeLaunch()
  if (!/^https:\/\/[^/\s]+\/?$/.test(address) || more.length > 0)
    throw new Stop('So geht es: npm run launch, oder npm run launch https://www.ihre-adresse.de')
  const trials = await tryDeployed(new URL(address).origin)
  for (const { ok, sentence } of trials) console.log(`${ok ? '✓' : '✗'} ${sentence}`)
  remind()
  const failed = trials.filter(({ ok }) => !ok).length
  if (failed > 0) throw new Stop(`\nNicht in Ordnung: ${failed} von ${trials.length}.`)
}

/**
 * Stops a build with a wrong environment variable, and a production deploy that would publish
 * placeholders. Other builds may hold them.
 */
export function checkForBuild(): void {
  const found = variables()
  environmentOf(found)
  if (found.CONTEXT !== 'production') return
  const { missing } = whatIsMissing(found, readContentFiles())
  if (missing.length > 0) throw new Stop(listOf(missing))
}

const listOf = (missing: readonly string[]) =>
  [
    'Die Website ist noch nicht bereit für die Öffentlichkeit. Es fehlt:',
    '',
    ...missing.map((line) => `✗ ${line}`),
    '',
    'ALLOW_EXAMPLES=1 lässt Stimmen mit „beispiel: ja“ durch, sonst nichts.',
  ].join('\n')

function beforeLaunch(): void {
  const found = variables()
  environmentOf(found)
  const files = readContentFiles()
  const { missing, allowed } = whatIsMissing(found, files)
  for (const line of [...allowed, ...endingSoon(loadSite(), files)]) console.log(`! ${line}`)
  remind()
  if (missing.length > 0)
    throw new Stop(`\n${listOf(missing)}\n\nEs fehlt noch: ${missing.length}.`)
  console.log('\nEs fehlt nichts mehr, was ein Programm sehen kann.')
}

/** What is right today and will not be for long: no reason to stop. */
function endingSoon(site: Site, files: Record<string, string>): string[] {
  const expiring = expiringFacts(site, files, noticeDays)
  const days = [...new Set(expiring.map(({ until }) => until))]
  const figures = days.map((day) => {
    const count = expiring.filter(({ until }) => until === day).length
    return `src/content/fakten.yaml: ${count === 1 ? 'Eine Zahl gilt' : `${count} Zahlen gelten`} bis ${day} (Liste: npm run facts).`
  })
  return [...figures, comingLapse(site.today)].flatMap((each) => each ?? [])
}

function remind(): void {
  console.log('\nDas muss ein Mensch tun (IN-BETRIEB.md):')
  for (const line of forPeople) console.log(`☐ ${line}`)
}
