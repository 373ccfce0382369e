import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Names of icons are put together (ui/Icon.tsx). A build reads them off its pages; the development
 * server would not know them, and show black squares.
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
