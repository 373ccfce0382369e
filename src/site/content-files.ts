import { readdirSync, readFileSync, statSync } from 'node:fs'
import { folder } from '../model/content-folder.ts'

/** Text of every content file, by its path from the project root with forward slashes. */
export function readContentFiles(): Record<string, string> {
  return Object.fromEntries(contentFiles().map((file) => [file, readFileSync(file, 'utf8')]))
}

/** Changes with every content file that is written, made, renamed or deleted. */
export const contentStamp = (): string[] =>
  contentFiles().map((file) => {
    const { mtimeMs, size } = statSync(file)
    return `${file} ${mtimeMs} ${size}`
  })

const contentFiles = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ya?ml|md)$/.test(name) && !name.endsWith('LIESMICH.md'))
    .sort()
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
