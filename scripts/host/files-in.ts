import { readdirSync } from 'node:fs'

/** All files of a folder and of those in it, as an address would name them: `/assets/a.js`. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      `${parentPath}/${name}`.slice(folder.length).replaceAll('\\', '/'),
    )
    .sort()
