import { readdirSync, readFileSync, statSync } from 'node:fs'
import { folder } from '../model/content-folder.ts'

/** Text of every content file, by its path from the project root with forward slashes. */
export const readContentFiles = (root = folder): Record<string, string> =>
  Object.fromEntries(contentFiles(root).map((file) => [file, readText(file)]))

/** With the line ends of Unix, whichever system has written it. */
export const readText = (file: string): string =>
  readFileSync(file, 'utf8').replace(/\r*\n|\r/g, '\n')

/** A list that differs when a content file was written, added, renamed or deleted. */
export const contentStamp = (): string[] =>
  contentFiles(folder).map((file) => {
    const { mtimeMs, size } = statSync(file)
    return `${file} ${mtimeMs} ${size}`
  })

const contentFiles = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    // Files of operating systems begin with a dot.
    .filter((entry) => entry.isFile() && /^(?!LIESMICH)[^.].*\.(?:ya?ml|md)$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/'))
    .sort()
