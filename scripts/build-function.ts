import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { loadSite } from '../src/site/load-site.ts'
import { releaseNow } from './build/release-now.ts'

/** Named in netlify.toml. */
const functionFile = 'endpoint/dist/functions/registrierung.mjs'

/** The receiver over PostgreSQL as one file, for Netlify Functions. */
export async function bundleFunction(registrierung: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    define: {
      RELEASE: JSON.stringify(releaseNow()),
      REGISTRIERUNG: JSON.stringify(registrierung),
    },
    build: { write: false, minify: false, target: 'node20', ssr: resolve('endpoint/netlify.ts') },
  })
  const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
  const [chunk, ...more] = output?.output ?? []
  if (!chunk || more.length > 0) throw new Error('The function is to be one file')
  return chunk.code
}

/** `npm run endpoint:function`, and part of a build whose environment names a database. */
export async function main(): Promise<void> {
  await mkdir(dirname(functionFile), { recursive: true })
  await writeFile(functionFile, await bundleFunction(loadSite().brand.registrierung))
  console.log(`${functionFile} ist fertig: die Annahme für PostgreSQL, unter /api/registrierung.`)
}
