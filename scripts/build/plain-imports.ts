import type { Plugin } from 'vite'

/**
 * Vite wraps each `import()` in code that first loads the style sheets of a chunk. There are none:
 * every style stands in the page. Without the wrapper the loader is 0.5 kB smaller.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}

/**
 * Makes the loader ask for a chunk under another address after it has failed: Firefox keeps the
 * failure for as long as the page is open.
 */
export const askAgain = (loader: string) => `${askAnew}${loader.replace(/\bimport\(/g, 'askAnew(')}`

const askAnew =
  'const asked={},askAnew=(url)=>import(url+(asked[url]||"")).catch((error)=>{asked[url]="?"+Date.now();throw error});'
