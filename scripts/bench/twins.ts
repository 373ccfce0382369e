import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Site, startSite } from '../host/serve.ts'
import { plainTwin } from './plain-twin.ts'
import { warmUp } from './warm-up.ts'

/** Serves the plain twins of the start page and of `pages`, with the same pictures, until it is closed. */
export async function startTwins(pages: string[]): Promise<Pick<Site, 'url' | 'close'>> {
  const root = twinsOf(pages)
  const site = await startSite({ port: 0, root })
  await warmUp(site.url)
  return {
    url: site.url,
    close: async () => {
      await site.close()
      rmSync(root, { recursive: true })
    },
  }
}

/** A folder to serve. */
function twinsOf(pages: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'wirkzeit-twins-'))
  cpSync('netlify.toml', join(root, 'netlify.toml'))
  cpSync('dist', join(root, 'dist'), {
    recursive: true,
    filter: (file) => !/\.html$|_headers$|\.js$/.test(file),
  })
  // Theirs are none; without the file it would not be a whole build.
  writeFileSync(join(root, 'dist', '_headers'), '')
  for (const page of ['/', ...pages]) {
    const file = `${page === '/' ? 'index' : page.slice(1)}.html`
    mkdirSync(dirname(join(root, 'dist', file)), { recursive: true })
    writeFileSync(join(root, 'dist', file), plainTwin(readFileSync(join('dist', file), 'utf8')))
  }
  return root
}
