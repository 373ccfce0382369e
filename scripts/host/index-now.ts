import { Stop } from '../../src/stop'
import { fingerprint } from './fingerprint'
import type { Fingerprints } from './memory'

/** One of them tells the others (indexnow.org). */
export const indexNow = 'https://api.indexnow.org/indexnow'

const refusals: Record<number, string> = {
  400: 'die Anfrage war unverständlich',
  403: 'der Schlüssel gilt nicht',
  422: 'die Adressen gehören nicht zu dieser Domain',
  429: 'es waren zu viele an einem Tag',
}

/** Announces the addresses. Throws Stop with one sentence unless they were accepted. */
export async function announce(
  urlList: string[],
  { origin, key, endpoint }: { origin: string; key: string; endpoint: string },
): Promise<void> {
  const { status } = await ask(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(origin).host,
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList,
    }),
  })
  if (status === 200 || status === 202) return
  const reason = refusals[status] ?? 'ohne bekannten Grund'
  throw new Stop(`IndexNow hat die Ankündigung abgelehnt: ${reason} (Antwort ${status}).`)
}

/** Throws Stop unless visitors already get the key and the pages as they were built. */
export async function assertPublished(
  urls: string[],
  built: Fingerprints,
  { origin, key }: { origin: string; key: string },
): Promise<void> {
  const proof = `${origin}/${key}.txt`
  const answer = await ask(proof)
  if (!answer.ok || (await answer.text()).trim() !== key)
    throw new Stop(`Unter ${proof} liegt der Schlüssel nicht. Bauen Sie mit INDEXNOW_KEY.`)
  for (const url of urls.filter((each) => built[each])) {
    const page = await ask(url)
    if (!page.ok || fingerprint(await page.text()) !== built[url])
      throw new Stop(
        `${url} zeigt eine andere Fassung als dist/. Kündigen Sie erst an, was veröffentlicht ist.`,
      )
  }
}

async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(20_000), ...init })
  } catch {
    throw new Stop(`${new URL(url).origin} ist nicht zu erreichen.`)
  }
}
