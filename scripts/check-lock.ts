import { readFileSync } from 'node:fs'
import { Stop } from '../src/stop.ts'
import { lockProblems } from './check/lock.ts'

const file = 'package-lock.json'

/** Refuses a package-lock.json that cannot be installed everywhere, or not safely. */
export async function main(): Promise<void> {
  const problems = lockProblems(read())
  if (problems.length > 0) throw new Stop(problems.join('\n'))
}

function read(): Parameters<typeof lockProblems>[0] {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    throw new Stop(`${file} ist kein JSON. Stellen Sie die Datei aus Git wieder her.`)
  }
}
