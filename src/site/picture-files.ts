import { readdirSync } from 'node:fs'

export const pictureFolder = 'public/bilder'

/** The names of the pictures in a folder, sorted. Files of operating systems are no pictures. */
export const pictureFiles = (folder = pictureFolder): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[a-z0-9-]+\.(?:svg|png|jpe?g)$/.test(entry.name))
    .map(({ name }) => name)
    .sort()
