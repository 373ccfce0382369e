import { spawnSync } from 'node:child_process'
import { Stop } from '../src/stop.ts'
import { testPorts } from './host/ports.ts'

/**
 * Ports and a file of their own; and whatever the machine says of a real receiver must not count:
 * the tests send registrations.
 */
const ownPlace = {
  ...testPorts,
  REGISTRATIONS_FILE: 'registrierungen/test.csv',
  VITE_REGISTRATION_ENDPOINT: '',
  VITE_REGISTRATION_MODE: '',
  VITE_SEARCH_CONSOLE: '',
  VITE_GA_ID: '',
  URL: '',
  CONTEXT: '',
  INDEXNOW_KEY: '',
}

const steps: Record<string, string[]> = {
  Pakete: ['node', 'scripts/run.mjs', 'check-lock'],
  Inhalte: ['npm', 'run', '--silent', 'check'],
  Zahlen: ['npm', 'run', '--silent', 'facts'],
  Typen: ['npm', 'run', '--silent', 'types'],
  Regeln: ['npm', 'run', '--silent', 'lint'],
  'Toter Code': ['npm', 'run', '--silent', 'dead'],
  Einheiten: ['npm', 'run', '--silent', 'unit'],
  Bau: ['npm', 'run', '--silent', 'build'],
  Wiederholung: ['node', 'scripts/run.mjs', 'same-build'],
  Ergebnis: ['npm', 'run', '--silent', 'check-dist'],
  'Bau mit Analyse': ['node', 'scripts/run.mjs', 'build-analytics'],
  HTML: ['npm', 'run', '--silent', 'check-html'],
  Browser: ['node', 'scripts/run.mjs', 'ensure-browser'],
  Seiten: ['npx', 'playwright', 'test'],
}

/** `npm test`: everything, in the order in which a mistake is cheapest to find. */
export async function main(): Promise<void> {
  const environment = { ...process.env, ...ownPlace }
  for (const [name, [command = '', ...args]] of Object.entries(steps)) {
    console.log(`\n── ${name} ──`)
    const { status } = spawnSync(command, args, {
      stdio: 'inherit',
      env: environment,
      shell: process.platform === 'win32',
    })
    if (status !== 0) throw new Stop(`„${name}“ ist fehlgeschlagen; die Meldung steht darüber.`)
  }
}
