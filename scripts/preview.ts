import { assertFree, sitePort } from './host/ports'
import { startSite } from './host/serve'
import { untilStopped } from './host/until-stopped'

/** Serves the built site until the process is asked to end. */
export async function main(): Promise<void> {
  await assertFree(sitePort(), 'PORT')
  const site = await startSite({ port: sitePort() })
  console.log(`Website: ${site.url}`)
  await untilStopped()
  await site.close()
}
