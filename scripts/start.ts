import { resolve } from 'node:path'
import { startEndpoint } from '../endpoint/local.ts'
import { assertPortsFree, endpointPort, sitePort } from './host/ports.ts'
import { startSite } from './host/serve.ts'
import { untilStopped } from './host/until-stopped.ts'

const file = process.env.REGISTRATIONS_FILE ?? 'registrierungen/registrierungen.csv'

/** `npm start` after the build: the site, and the registration endpoint that writes to a file. */
export async function main(): Promise<void> {
  await assertPortsFree()
  const site = await startSite({ port: sitePort() })
  const endpoint = await startEndpoint({
    port: endpointPort(),
    file: resolve(file),
    log: console.log,
  })
  console.log(`
  Website:                 ${site.url}
  Annahme der Anmeldungen: ${endpoint.url}
  Anmeldungen landen in:   ${file}

  Beenden mit Strg+C.
`)
  await untilStopped()
  await Promise.all([site.close(), endpoint.close()])
}
