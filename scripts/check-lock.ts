import { readFileSync } from 'node:fs'
import { Stop } from '../src/stop.ts'
import { lockProblems } from './check/lock.ts'

/** Refuses a package-lock.json that cannot be installed everywhere, or not safely. */
export async function main(): Promise<void> {
  const problems = lockProblems(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  if (problems.length > 0) throw new Stop(problems.join('\n'))
}
