/** All content; path from the project root. */
export const folder = 'src/content'

/** Contents of files by path from the project root. */
export type Files = Readonly<Record<string, string>>

/** Path and bare name of each file in a subfolder with this ending, sorted. */
export function namesIn(files: Files, subfolder: string, ending: string): [string, string][] {
  const start = `${folder}/${subfolder}/`
  return Object.keys(files)
    .filter((file) => file.startsWith(start) && file.endsWith(ending))
    .sort()
    .map((file) => [file, file.slice(start.length, -ending.length)])
}
