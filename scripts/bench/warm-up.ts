import { filesIn } from '../host/files-in.ts'

/** Lets the server compress each file once, so that no measurement waits for it. */
export async function warmUp(site: string): Promise<void> {
  for (const path of filesIn('dist'))
    await (await fetch(site + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
}
