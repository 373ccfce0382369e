import { Stop } from '../src/stop.ts'
import { type Asked, askAll, type Difference, differences, whatToAsk } from './host/compare.ts'
import { configFiles, type Program } from './host/config-files.ts'
import { filesIn } from './host/files-in.ts'
import { startProgram, versionOf } from './host/programs.ts'
import { type HostRules, readHostRules } from './host/rules.ts'
import { startSite } from './host/serve.ts'

/** `npm run host:check`: whether each server here answers with its written rules as our own does. */
export async function main(): Promise<void> {
  const site = await startSite({ port: 0 })
  const rules = await readHostRules(process.cwd())
  const requests = whatToAsk(rules.moved.keys(), files())
  const expected = await askAll(site.url, requests)
  await site.close()
  let count = 0
  for (const program of Object.keys(configFiles) as Program[])
    count += report(program, await check(program, rules, expected), expected.length)
  if (count > 0) throw new Stop(`${count} Angaben sind anders als bei uns.`)
}

async function check(
  program: Program,
  rules: HostRules,
  expected: Asked[],
): Promise<Difference[] | undefined> {
  if (versionOf(program) === undefined) return undefined
  const other = await startProgram(program, rules)
  try {
    const found = await askAll(
      other.url,
      expected.map(({ request }) => request),
    )
    return expected.flatMap(({ request, answer }, index) => {
      const its = found[index]?.answer
      return its ? differences(request, answer, its) : []
    })
  } finally {
    await other.close()
  }
}

function report(program: Program, rows: Difference[] | undefined, asked: number): number {
  if (!rows) {
    console.log(`– ${program} ist auf diesem Rechner nicht installiert und bleibt ungeprüft.`)
    return 0
  }
  const sign = rows.length === 0 ? '✓' : '✗'
  console.log(
    `${sign} ${program} ${versionOf(program)}: ${asked} Anfragen, ${rows.length} Unterschiede`,
  )
  for (const { request, what, expected, found } of rows)
    console.log(
      `  ${request.method} ${request.path} | ${what} | wir: ${expected} | ${program}: ${found}`,
    )
  return rows.length
}

const files = () =>
  filesIn('dist').filter((path) => !/\/(?:_headers|_redirects|\.htaccess)$/.test(path))
