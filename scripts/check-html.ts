import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stop } from '../src/stop.ts'
import { ensureBuilt, out } from './check/built.ts'
import { htmlValidate } from './check/html-validate.ts'
import { ensureNu, nu } from './check/nu.ts'

/** Is every page of dist/ valid HTML? By html-validate, and by the Nu HTML checker where Java is. */
export async function main(): Promise<void> {
  ensureBuilt()
  const files = readdirSync(out)
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(out, name))

  const found = await Promise.all(
    files.map((file) => htmlValidate(file, readFileSync(file, 'utf8'))),
  )
  const withNu = ensureNu()
  const problems = [...found.flat(), ...(withNu ? nu(files) : [])]
  if (problems.length > 0)
    throw new Stop(`${problems.join('\n')}\n${problems.length} Fehler im HTML.`)
  console.log(
    `${files.length} Seiten sind gültiges HTML, sagt html-validate${withNu ? ' und der Nu HTML Checker' : ' (für den Nu HTML Checker fehlt Java oder das Netz)'}.`,
  )
}
