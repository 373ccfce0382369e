import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'

/**
 * Makes the loader ask under other addresses for a chunk that has failed: Firefox keeps a failure for
 * as long as the page is open, also that of a file which others import. So what is asked for again is
 * one file with all that the chunk needs, under an address of its own each time. What is asked for
 * only to be there early needs none of this.
 */
export const askAgain = (loader: string) =>
  ask + loader.replace(/\bimport\(`\/assets\/(?!mount-)([^`]+)\.js`\)/g, 'i$(`$1`)')

// Short, because it stands in every page; no minifier has given this name away.
const ask =
  'let i$=e=>import(i$[e]||`/assets/`+e+`.js`).catch(t=>{i$[e]=(i$[e]||`/neu/assets/`+e+`.js`)+`?`;throw t});'

/** Below neu/ each chunk of the loader in one file: plain files, so that no server has to know of it. */
export async function keepWholeChunks(out: string): Promise<void> {
  const folder = join(out, 'assets')
  const loader = readdirSync(folder).find((name) => /^app-.*\.js$/.test(name)) ?? ''
  const code = readFileSync(join(folder, loader), 'utf8')
  const names = new Set(
    [...code.matchAll(/import\(`\.\/((?!mount-)[^`]+)`\)/g)].map(([, name = '']) => name),
  )
  for (const name of names)
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: resolve(out, 'neu', 'assets'),
        emptyOutDir: false,
        target: 'esnext',
        modulePreload: false,
        reportCompressedSize: false,
        rolldownOptions: {
          input: resolve(folder, name),
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: name, codeSplitting: false },
        },
      },
    })
}
