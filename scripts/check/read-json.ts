import { readFileSync } from 'node:fs'
import { Stop } from '../../src/stop.ts'

/** A file that a program has written. Throws Stop where it is missing or no JSON. */
export function readJson<Value>(file: string): Value {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Stop(`${file} fehlt oder ist kein JSON. Stellen Sie die Datei aus Git wieder her.`)
  }
}
