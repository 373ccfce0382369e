import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { startEndpoint } from '../endpoint/local.ts'
import { assertPortsFree, endpointPort } from './host/ports.ts'

/** `npm run dev`: the live site, and the registration endpoint beside it. */
export async function main(): Promise<void> {
  await assertPortsFree()
  const file = 'registrierungen/registrierungen.csv'
  const endpoint = await startEndpoint({ port: endpointPort(), file: resolve(file) })
  console.log(`Anmeldungen landen in ${file}`)
  const vite = spawn('npx', ['vite-react-ssg', 'dev'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  await new Promise((ended) => vite.once('exit', ended))
  await endpoint.close()
}
