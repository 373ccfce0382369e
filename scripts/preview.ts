import { assertFree, sitePort } from './host/ports.ts'
import { startSite } from './host/serve.ts'
import { untilStopped } from './host/until-stopped.ts'

/** Serves the built site until the process is asked to end. */
export async function main(): Promise<void> {
  await assertFree(sitePort(), 'PORT')
  const site = await startSite({ port: sitePort() })
  console.log(`Website: ${site.url}`)
  await untilStopped()
  await site.close()
}
