import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Lets the server compress each file once, so that no measurement waits for it. */
export async function warmUp(site: string): Promise<void> {
  const entries = readdirSync('dist', { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name).replaceAll('\\', '/').slice('dist'.length)
    await fetch(site + path, { headers: { 'accept-encoding': 'br' } }).then((file) =>
      file.arrayBuffer(),
    )
  }
}
