import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Brand } from '../src/model/brand.ts'
import { loadSite } from '../src/site/load-site.ts'
import { oneFile } from './build/one-file.ts'
import { releaseNow } from './build/release-now.ts'

/** Named in netlify.toml. */
const functionFile = 'endpoint/dist/functions/registrierung.mjs'

type Settings = Pick<Brand, 'registrierung' | 'domain'>

/** The receiver over PostgreSQL as one file, for Netlify Functions. */
export const bundleFunction = ({ registrierung, domain }: Settings): Promise<string> =>
  oneFile({
    ssr: { noExternal: true },
    define: {
      RELEASE: JSON.stringify(releaseNow()),
      REGISTRIERUNG: JSON.stringify(registrierung),
      SITE: JSON.stringify(domain),
    },
    build: { minify: false, target: 'node20', ssr: resolve('endpoint/netlify.ts') },
  })

/** `npm run endpoint:function`, and part of a build whose environment names a database. */
export async function main(): Promise<void> {
  await mkdir(dirname(functionFile), { recursive: true })
  await writeFile(functionFile, await bundleFunction(loadSite().brand))
  console.log(`${functionFile} ist fertig: die Annahme für PostgreSQL, unter /api/registrierung.`)
}
