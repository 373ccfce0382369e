/** Where all content lies, from the project root. */
export const folder = 'src/content'

/** Texts by the path of their file from the project root. */
export type Files = Readonly<Record<string, string>>

/** The files of a subfolder that end so, sorted: path and bare name of each. */
export function namesIn(files: Files, subfolder: string, ending: string): [string, string][] {
  const start = `${folder}/${subfolder}/`
  return Object.keys(files)
    .filter((file) => file.startsWith(start) && file.endsWith(ending))
    .sort()
    .map((file) => [file, file.slice(start.length, -ending.length)])
}
