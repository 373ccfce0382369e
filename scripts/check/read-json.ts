import { readFileSync } from 'node:fs'
import { Stop } from '../../src/stop.ts'

/** Parses a generated file. Throws Stop if it is missing or not JSON. */
export function readJson<Value>(file: string): Value {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Stop(`${file} fehlt oder ist kein JSON. Stellen Sie die Datei aus Git wieder her.`)
  }
}
