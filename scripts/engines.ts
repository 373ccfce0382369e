import { writeFileSync } from 'node:fs'
import { Stop } from '../src/stop.ts'
import { build, buildApart } from './build/apart.ts'
import type { Check } from './engines/check.ts'
import { backChecks } from './engines/checks/back.ts'
import { calculatorChecks } from './engines/checks/calculator.ts'
import { consentChecks } from './engines/checks/consent.ts'
import { lostCodeChecks } from './engines/checks/lost-code.ts'
import { menuChecks } from './engines/checks/menus.ts'
import { nameChecks } from './engines/checks/names.ts'
import { pageChecks } from './engines/checks/pages.ts'
import { printChecks } from './engines/checks/print.ts'
import { questionChecks } from './engines/checks/questions.ts'
import { registrationChecks } from './engines/checks/registration.ts'
import { toastChecks } from './engines/checks/toasts.ts'
import { zoomChecks } from './engines/checks/zoom.ts'
import { chooseEngines } from './engines/choose.ts'
import { finders } from './engines/find-engines.ts'
import { runChecks } from './engines/run-checks.ts'
import { type Column, reportOf } from './engines/table.ts'
import { startWorld } from './engines/world.ts'
import { freePort } from './host/free-port.ts'
import { parseOrStop } from './parse-or-stop.ts'
import { withoutThisMachine } from './without-this-machine.ts'

/** Where the build lies whose receiver is ours. */
const root = '.apart/engines'
const record = 'bench/ENGINES.md'

const usage = 'So geht es: npm run engines -- [--only WORT]'

const all = [
  ...pageChecks,
  ...menuChecks,
  ...questionChecks,
  ...consentChecks,
  ...zoomChecks,
  ...calculatorChecks,
  ...nameChecks,
  ...registrationChecks,
  ...toastChecks,
  ...lostCodeChecks,
  ...backChecks,
  ...printChecks,
]

/** `npm run engines`: the same sentences in each engine that is there. */
export async function main(args: string[]): Promise<void> {
  const options = { only: { type: 'string', default: '' } } as const
  const { only } = parseOrStop(usage, { args, options }).values
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const checks = all.filter(({ about, sentence }) => `${about}: ${sentence}`.includes(only))
  if (checks.length === 0) throw new Stop(`Kein Satz enthält „${only}“.`)
  const begun = performance.now()
  const columns = await askEach(checks)
  const report = reportOf(columns)
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  console.log(`\n${report}\n\n${seconds} s`)
  if (!only) writeFileSync(record, `${introduction(seconds)}${report}\n`)
  const failed = columns.flatMap(({ outcomes }) => outcomes.filter(({ wrong }) => wrong)).length
  if (failed > 0) throw new Stop(`${failed} Sätze gelten nicht; sie stehen oben, mit ✘.`)
}

const introduction = (seconds: string) => `# The same sentences in each engine

\`npm run engines\`, ${new Date().toISOString().slice(0, 10)}, ${seconds} s with the build: how many of the sentences in \`scripts/engines/checks\` hold, at 390 and at 1280 px, and the seconds that they took. WebKit is WebKitGTK where the version is its own; neither is Safari on an iPhone.

`

/** Builds, and asks one engine after the other. */
async function askEach(checks: readonly Check[]): Promise<Column[]> {
  const found = chooseEngines(finders, process.env, console.log)
  const endpointPort = await freePort()
  const environment = { ...withoutThisMachine, ENDPOINT_PORT: `${endpointPort}` }
  buildApart(root, environment, [build], 'Der Bau ist fehlgeschlagen.')
  const world = await startWorld(root, endpointPort)
  const columns: Column[] = []
  try {
    for (const { from, start } of found) {
      const engine = await start()
      console.log(`${engine.name} ${engine.version}: ${from}`)
      try {
        const outcomes = await runChecks(engine, world, checks)
        columns.push({ title: `${engine.name} ${engine.version}`, outcomes })
      } finally {
        await engine.close()
      }
    }
  } finally {
    await world.close()
  }
  return columns
}
