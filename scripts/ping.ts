import { resolve } from 'node:path'
import { loadEnv } from 'vite'
import { environmentOf } from './build/environment'
import { isIndexed, readPages } from './check/built'
import { fingerprint } from './host/fingerprint'
import { announce, assertPublished, indexNow } from './host/index-now'
import { changed, type Fingerprints, recall, remember } from './host/memory'

type Options = {
  variables: Record<string, string | undefined>
  /** Fingerprint of each built page by its path. */
  pages: () => Fingerprints
  memory: string
  endpoint: string
}

/** `npm run ping`, after a production deploy: tells search engines which pages have changed. */
export async function main(): Promise<void> {
  const sentence = await ping({
    variables: loadEnv('production', process.cwd(), ''),
    pages: builtPages,
    // The host keeps node_modules between builds.
    memory: resolve('node_modules/.cache/indexnow.json'),
    endpoint: indexNow,
  })
  console.log(sentence)
}

/** One sentence on what was done. Throws Stop when an announcement fails; it is then made again. */
export async function ping({ variables, pages, memory, endpoint }: Options): Promise<string> {
  const { origin, indexNowKey: key, isPublic } = environmentOf(variables)
  if (!key)
    return 'IndexNow ist ausgeschaltet: Wer Änderungen ankündigen will, setzt INDEXNOW_KEY (README.md).'
  if (!isPublic) return 'Eine Vorschau wird nicht angekündigt, nur die veröffentlichte Website.'

  const now = Object.fromEntries(
    Object.entries(pages()).map(([path, print]) => [origin + path, print]),
  )
  const urls = changed(recall(memory), now, origin)
  if (urls.length === 0) return 'Seit der letzten Ankündigung hat sich keine Seite geändert.'

  await assertPublished(urls, now, { origin, key })
  await announce(urls, { origin, key, endpoint })
  remember(memory, now)
  return `${urls.length} ${urls.length === 1 ? 'Seite' : 'Seiten'} bei IndexNow angekündigt.`
}

const builtPages = (): Fingerprints =>
  Object.fromEntries(
    readPages()
      .filter(isIndexed)
      .map(({ path, html }) => [path, fingerprint(html)]),
  )
