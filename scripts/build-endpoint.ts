import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'

export const endpointFile = 'endpoint/dist/Code.js'

// Apps Script finds only functions declared at the top level of the file.
const footer = `
function doPost(event) { return Registration.doPost(event) }
function doGet(event) { return Registration.doGet(event) }
`

/** The Apps Script web app as one readable file. */
export async function bundleEndpoint(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: 'es2019',
      lib: { entry: resolve('endpoint/app.ts'), formats: ['iife'], name: 'Registration' },
      rolldownOptions: { output: { footer } },
    },
  })
  const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
  const chunk = output?.output[0]
  if (!chunk) throw new Error('The bundler produced no code for endpoint/app.ts')
  return chunk.code
}

export async function main(_args: string[]): Promise<void> {
  await mkdir(dirname(endpointFile), { recursive: true })
  await writeFile(endpointFile, await bundleEndpoint())
  console.log(`${endpointFile} ist fertig. Wie es weitergeht, steht in endpoint/README.md.`)
}
