import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'

/**
 * Makes the loader ask again for a chunk that has failed to load, under another address: Firefox remembers
 * a failed module for as long as the page is open, also one that a chunk imports. So the second address
 * has the chunk and all its imports in one file, and each further try a new query. Not for `mount-…`,
 * which the loader only loads ahead.
 */
export const askAgain = (loader: string) =>
  ask + loader.replace(/\bimport\(`\/assets\/(?!mount-)([^`]+)\.js`\)/g, 'i$(`$1`)')

// Short, because it stands in every page. A minifier does not make the name `i$`.
const ask =
  'let i$=e=>import(i$[e]||`/assets/`+e+`.js`).catch(t=>{i$[e]=(i$[e]||`/neu/assets/`+e+`.js`)+`?`;throw t});'

/** Writes each chunk that the loader imports once more below neu/, with all its imports in one file. */
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
