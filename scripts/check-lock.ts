import { Stop } from '../src/stop.ts'
import { lockProblems } from './check/lock.ts'
import { readJson } from './check/read-json.ts'

/** Refuses a package-lock.json that cannot be installed everywhere, or not safely. */
export async function main(): Promise<void> {
  const problems = lockProblems(readJson('package-lock.json'))
  if (problems.length > 0) throw new Stop(problems.join('\n'))
}
