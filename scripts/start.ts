import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Stop } from '../src/stop.ts'
import { databaseUrl, startReceiver, storeIn } from './host/local-stores.ts'
import { assertPortsFree, endpointPort, sitePort } from './host/ports.ts'
import { startSite } from './host/serve.ts'
import { untilStopped } from './host/until-stopped.ts'

/**
 * `npm start`: builds, unless the first argument is `--built` (browser tests have built before), then
 * serves the site and the receiver of registrations over one of its stores.
 */
export async function main(args: string[]): Promise<void> {
  const isBuilt = args[0] === '--built'
  // What is wrong is said before the build takes its time.
  const store = storeIn(isBuilt ? args.slice(1) : args)
  if (store === 'postgres') databaseUrl()
  await assertPortsFree()
  if (!isBuilt) await build()
  const site = await startSite({ port: sitePort() })
  const endpoint = await startReceiver(store, endpointPort(), site.url)
  console.log(`
  Website:                 ${site.url}
  Annahme der Anmeldungen: ${endpoint.url}
  Anmeldungen landen in:   ${endpoint.place}

  Beenden mit Strg+C.
`)
  await untilStopped()
  await Promise.all([site.close(), endpoint.close()])
}

async function build(): Promise<void> {
  const shell = process.platform === 'win32'
  const npm = spawn('npm', ['run', 'build'], { stdio: 'inherit', shell })
  const [code] = await once(npm, 'exit')
  if (code !== 0) throw new Stop('Die Website ließ sich nicht bauen; warum, steht darüber.')
}
