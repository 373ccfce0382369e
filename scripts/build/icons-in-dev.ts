import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Lists the classes of all icons for the development server. ui/Icon.tsx puts their names together, so
 * Tailwind does not find them in the source; a build reads them from its pages.
 */
export const iconsInDev: Plugin = {
  name: 'wirkzeit:icons-in-dev',
  apply: 'serve',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/styles/app.css')) return undefined
    const names = readFileSync('src/ui/Icon.css', 'utf8').match(/icon-[a-z]+/g) ?? []
    return `${code}\n${names.map((name) => `@source inline('${name}');`).join('\n')}`
  },
}
