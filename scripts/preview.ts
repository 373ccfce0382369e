import { assertFree, sitePort } from './ports'
import { startSite } from './serve'
import { untilStopped } from './until-stopped'

/** Serves the built site until the process is asked to end. */
export async function main(): Promise<void> {
  await assertFree(sitePort(), 'PORT')
  const site = await startSite({ port: sitePort() })
  console.log(`Website: ${site.url}`)
  await untilStopped()
  await site.close()
}
