import { startReceiver, storeIn } from './host/local-stores.ts'
import { assertPortsFree, endpointPort, sitePort } from './host/ports.ts'
import { startSite } from './host/serve.ts'
import { untilStopped } from './host/until-stopped.ts'

/** `npm start` after the build: the site, and the receiver of registrations over one of its stores. */
export async function main(args: string[]): Promise<void> {
  const store = storeIn(args)
  await assertPortsFree()
  const site = await startSite({ port: sitePort() })
  const endpoint = await startReceiver(store, endpointPort())
  console.log(`
  Website:                 ${site.url}
  Annahme der Anmeldungen: ${endpoint.url}
  Anmeldungen landen in:   ${endpoint.place}

  Beenden mit Strg+C.
`)
  await untilStopped()
  await Promise.all([site.close(), endpoint.close()])
}
