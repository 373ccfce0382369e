import { spawn } from 'node:child_process'
import { folder } from '../src/model/content-folder.ts'
import { dayIn } from '../src/site/today.ts'
import { Stop } from '../src/stop.ts'
import { committedAt } from './git.ts'
import { assertTestPortsFree, testPorts } from './host/ports.ts'
import { withoutThisMachine } from './without-this-machine.ts'

/** Ports and a file of their own. */
const ownPlace = {
  ...withoutThisMachine,
  ...testPorts,
  REGISTRATIONS_FILE: 'registrierungen/test.csv',
  // One commit passes or fails on every day; what nobody has committed yet is of today.
  TODAY: dayIn(committedAt(folder, '.')),
}

type Steps = Record<string, string[]>

/** What stands together runs at the same time: none of them writes what another one reads. */
const stages: Steps[] = [
  {
    Pakete: ['node', 'scripts/run.mjs', 'check-lock'],
    Typen: ['npm', 'run', '--silent', 'types'],
    Regeln: ['npm', 'run', '--silent', 'lint'],
    'Toter Code': ['npm', 'run', '--silent', 'dead'],
    Bau: ['npm', 'run', '--silent', 'build'],
  },
  { Einheiten: ['npm', 'run', '--silent', 'unit'] },
  {
    Ergebnis: ['npm', 'run', '--silent', 'check-dist'],
    HTML: ['npm', 'run', '--silent', 'check-html'],
    Browser: ['node', 'scripts/run.mjs', 'ensure-browser'],
    Wiederholung: ['node', 'scripts/run.mjs', 'same-build'],
    'Bau mit Analyse': ['node', 'scripts/run.mjs', 'build-analytics'],
  },
  { Seiten: ['npx', 'playwright', 'test'] },
]

/** `npm test`: everything, in the order in which a mistake is cheapest to find. */
export async function main(): Promise<void> {
  await assertTestPortsFree()
  const took: string[] = []
  for (const stage of stages) {
    const begun = performance.now()
    const steps = Object.entries(stage)
    const alone = steps.length === 1
    const running = steps.map(([name, command]) => ({ name, ended: run(name, command, alone) }))
    const failed: string[] = []
    for (const { name, ended } of running) {
      const { status, output } = await ended
      if (!alone) process.stdout.write(`\n── ${name} ──\n${output}`)
      if (status !== 0) failed.push(`„${name}“`)
    }
    if (failed.length > 0)
      throw new Stop(
        `${failed.join(' und ')}: fehlgeschlagen; die Meldung steht unter der Zeile mit diesem Namen.`,
      )
    const seconds = ((performance.now() - begun) / 1000).toFixed(0).padStart(5)
    took.push(`${seconds} s  ${Object.keys(stage).join(', ')}`)
  }
  console.log(`\n── Dauer ──\n${took.join('\n')}`)
}

interface Ended {
  status: number | null
  output: string
}

/** Shows at once what a step says that runs alone; of the others it is collected. */
function run(name: string, [command = '', ...args]: string[], alone: boolean): Promise<Ended> {
  if (alone) console.log(`\n── ${name} ──`)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: alone ? 'inherit' : ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...ownPlace },
      shell: process.platform === 'win32',
    })
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, output: `${Buffer.concat(chunks)}` }))
  })
}
