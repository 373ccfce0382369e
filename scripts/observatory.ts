import { routes } from '../routes.ts'
import { Stop } from '../src/stop.ts'
import { inspect, type Report } from './bench/observatory.ts'
import { ensureBuilt } from './check/built.ts'

const builds = { 'ohne Analyse': '', 'mit Analyse': 'G-BEISPIEL' }

/** `npm run observatory`: stops unless every page has the best grade. */
export async function main(args: string[]): Promise<void> {
  const paths = args.length > 0 ? args : ['/', '/registrieren']
  const unknown = paths.find((path) => !routes.some((route) => route.path === path))
  if (unknown !== undefined)
    throw new Stop(
      `Die Seite „${unknown}“ gibt es nicht. So geht es: npm run observatory -- /aktivrente`,
    )
  ensureBuilt()
  for (const [name, analyticsId] of Object.entries(builds)) {
    const reports = await inspect(paths, analyticsId)
    for (const report of reports) print(report, name)
    const bad = reports.filter(({ grade }) => grade !== 'A+')
    if (bad.length > 0) throw new Stop(`Nicht A+: ${bad.map(({ path }) => path).join(', ')}`)
  }
}

function print({ path, grade, score, tests }: Report, build: string): void {
  console.log(`\n${path} ${build}: ${grade}, ${score} Punkte`)
  for (const { name, result, pass, points } of tests)
    console.log(
      `  ${pass ? '✓' : '✗'} ${name.padEnd(30)} ${`${points > 0 ? '+' : ''}${points}`.padStart(4)}  ${result}`,
    )
}
