import { readFileSync } from 'node:fs'
import { minify, type Plugin, transformWithOxc } from 'vite'

const source = 'src/browser/early.ts'

/** Puts src/browser/early.ts into every page, as a script that the browser runs where it stands. */
export const earlyScript: Plugin = {
  name: 'wirkzeit:early-script',
  async transformIndexHtml() {
    const plain = await transformWithOxc(readFileSync(source, 'utf8'), source)
    const { code } = await minify(source.replace('.ts', '.js'), plain.code, { module: false })
    return [{ tag: 'script', attrs: { 'data-early': '' }, children: code.trim(), injectTo: 'head' }]
  },
}
