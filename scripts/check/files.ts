import { type Built, isFile } from './built.ts'

/** Pictures, scripts and styles must be ours and exist. */
export function files({ path, root }: Built, exists = isFile): string[] {
  const sources = root
    .querySelectorAll('img, script, source, link:not([rel=canonical])')
    .map((tag) => tag.getAttribute('src') ?? tag.getAttribute('srcset') ?? tag.getAttribute('href'))
  return sources
    .filter((source) => source !== undefined)
    .filter((source) => !source.startsWith('/') || !exists(source))
    .map((source) => `${path}: die Datei ${source} gibt es nicht.`)
}
