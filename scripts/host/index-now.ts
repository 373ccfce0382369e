import { type Route, routes } from '../../routes.ts'
import type { Environment } from '../../src/model/environment.ts'
import { Stop } from '../../src/stop.ts'

/** Shares announcements with all engines of IndexNow (indexnow.org). */
export const indexNow = 'https://api.indexnow.org/indexnow'

type Settings = Pick<Environment, 'origin' | 'indexNowKey' | 'isPublic'>

/**
 * Announces every page that search engines may show. Returns a German sentence about what was done;
 * throws Stop if the key is not published yet, or the announcement fails.
 */
export async function announceSite(
  { origin, indexNowKey: key, isPublic }: Settings,
  endpoint: string,
): Promise<string> {
  if (!key)
    return 'IndexNow ist ausgeschaltet: Wer Änderungen ankündigen will, setzt INDEXNOW_KEY (README.md).'
  if (!isPublic) return 'Eine Vorschau wird nicht angekündigt, nur die veröffentlichte Website.'
  const keyLocation = `${origin}/${key}.txt`
  await assertPublished(keyLocation, key)
  const urlList = routes.filter(({ noindex }: Route) => !noindex).map(({ path }) => origin + path)
  await announce({ host: new URL(origin).host, key, keyLocation, urlList }, endpoint)
  return `${urlList.length} Seiten bei IndexNow angekündigt.`
}

async function assertPublished(keyLocation: string, key: string): Promise<void> {
  const answer = await ask(keyLocation)
  if ((await answer.text()).trim() !== key)
    throw new Stop(`Unter ${keyLocation} liegt der Schlüssel nicht. Bauen Sie mit INDEXNOW_KEY.`)
}

const refusals: Record<number, string> = {
  400: 'die Anfrage war unverständlich',
  403: 'der Schlüssel gilt nicht',
  422: 'die Adressen gehören nicht zu dieser Domain',
  429: 'es waren zu viele an einem Tag',
}

async function announce(announcement: object, endpoint: string): Promise<void> {
  const { status } = await ask(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(announcement),
  })
  if (status === 200 || status === 202) return
  const reason = refusals[status] ?? 'ohne bekannten Grund'
  throw new Stop(`IndexNow hat die Ankündigung abgelehnt: ${reason} (Antwort ${status}).`)
}

async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(20_000), ...init })
  } catch {
    throw new Stop(`${new URL(url).origin} ist nicht zu erreichen.`)
  }
}
