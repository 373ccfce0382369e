import { readdirSync, readFileSync } from 'node:fs'
import { folder } from '../model/check-files.ts'

/** Text of every content file, by its path from the project root with forward slashes. */
export function readContentFiles(): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ya?ml|md)$/.test(name) && !name.endsWith('LIESMICH.md'))
    .sort()
  return Object.fromEntries(
    names.map((name) => [
      `${folder}/${name.replaceAll('\\', '/')}`,
      readFileSync(`${folder}/${name}`, 'utf8'),
    ]),
  )
}
