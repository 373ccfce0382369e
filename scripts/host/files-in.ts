import { readdirSync } from 'node:fs'

/** All files below a folder as URL paths, sorted: `/assets/a.js`. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      `${parentPath}/${name}`.slice(folder.length).replaceAll('\\', '/'),
    )
    .sort()
