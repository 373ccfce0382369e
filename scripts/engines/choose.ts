import { Stop } from '../../src/stop.ts'
import { type EngineName, engineNames } from './tab.ts'

const missing: Record<EngineName, string> = {
  chromium: 'Chromium fehlt: Führen Sie „node scripts/run.mjs ensure-browser“ aus.',
  firefox:
    'Firefox fehlt: Führen Sie „npx playwright install firefox“ oder „apt-get install firefox-esr“ aus.',
  webkit:
    'WebKit fehlt: Führen Sie „npx playwright install webkit“ oder „apt-get install webkit2gtk-driver xvfb“ aus.',
}

type Finders<Found> = Record<EngineName, () => Found | undefined>

/** `ENGINES=firefox,webkit` promises these; whoever sets CI and nothing else promises all. */
const promisedIn = ({ ENGINES, CI }: NodeJS.ProcessEnv) => ENGINES || (CI ? engineNames.join() : '')

/**
 * The engines to run: the promised ones, or all that are here. Throws Stop when a promised one is
 * missing; says which others are.
 */
export function chooseEngines<Found>(
  finders: Finders<Found>,
  environment: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Found[] {
  const names = promisedIn(environment)
    .split(',')
    .flatMap((name) => name.trim() || [])
  const unknown = names.find((name) => !engineNames.includes(name as EngineName))
  if (unknown)
    throw new Stop(
      `ENGINES kennt „${unknown}“ nicht. Möglich sind ${engineNames.join(', ')}, durch Kommas getrennt.`,
    )
  const wanted = names.length > 0 ? (names as EngineName[]) : engineNames
  return wanted.flatMap((name) => {
    const found = finders[name]()
    if (found) return found
    if (names.length > 0) throw new Stop(missing[name])
    say(missing[name])
    return []
  })
}
