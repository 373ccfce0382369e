import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { startEndpoint } from '../endpoint/local.ts'
import { Stop } from '../src/stop.ts'
import { assertPortsFree, endpointPort } from './host/ports.ts'

/** `npm run dev`: the live site, and the registration endpoint beside it. */
export async function main(): Promise<void> {
  await assertPortsFree()
  const file = 'registrierungen/registrierungen.csv'
  const endpoint = await startEndpoint({ port: endpointPort(), file: resolve(file) })
  console.log(`Anmeldungen landen in ${file}`)
  // Not by npx, which would not hand a signal on.
  const program = 'node_modules/vite-react-ssg/bin/vite-react-ssg.js'
  const vite = spawn(process.execPath, [program, 'dev'], { stdio: 'inherit' })
  let isAsked = false
  process.once('SIGTERM', () => {
    isAsked = vite.kill()
  })
  const [code, signal] = await once(vite, 'exit')
  await endpoint.close()
  // Without a code it was killed.
  if (code !== 0 && !isAsked)
    throw new Stop(`Vite hat mit ${code ?? signal} geendet; warum, steht darüber.`)
}
