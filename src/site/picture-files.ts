import { readdirSync } from 'node:fs'

export const pictureFolder = 'public/bilder'

/** What a page may show of a folder; what systems leave behind there is no picture. */
export const pictureFiles = (folder = pictureFolder): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[a-z0-9-]+\.(?:svg|png|jpe?g)$/.test(entry.name))
    .map(({ name }) => name)
    .sort()
