import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs that is there. */
export function onThisComputer(names: string[], places: string[] = []): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...inPath, ...places].find((path) => existsSync(path))
}
