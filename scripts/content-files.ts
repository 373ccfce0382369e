import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join('src', 'content')

/** Text of every content file, by its path from the project root with forward slashes. */
export function readContentFiles(): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ya?ml|md)$/.test(name) && !name.endsWith('LIESMICH.md'))
    .sort()
  return Object.fromEntries(
    names.map((name) => [
      `src/content/${name.replaceAll('\\', '/')}`,
      readFileSync(join(folder, name), 'utf8'),
    ]),
  )
}
