import { readFileSync } from 'node:fs'
import { Stop } from '../../src/stop.ts'

/** A file that a program has written. Throws Stop where it is no JSON. */
export function readJson<Value>(file: string): Value {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    throw new Stop(`${file} ist kein JSON. Stellen Sie die Datei aus Git wieder her.`)
  }
}
