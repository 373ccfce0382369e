import type { Trial } from '../../endpoint/check.ts'
import { isPassedOn, type Route, routes } from '../../routes.ts'
import { readAllRedirects } from '../../src/site/read-redirects.ts'
import { spellings } from '../build/spellings.ts'
import { twinOf } from '../host/place.ts'
import { judge } from './trial.ts'
import type { Visit } from './visitor.ts'

/** From http to https, and from the address with `www.` to that without, or the other way. */
export async function addressTrials(origin: string, visit: Visit): Promise<Trial[]> {
  const { host, hostname } = new URL(origin)
  const leads = async (from: string) => {
    const { status, location } = await visit(`${from}/ehrenamt`)
    if ([301, 308].includes(status) && location.startsWith(`${origin}/`)) return []
    const what = location
      ? `führt mit ${status} zu ${location}`
      : `antwortet mit ${status || 'nichts'}`
    return [`${from} ${what} statt mit 301 zu ${origin}.`]
  }
  const trials = judge('http führt zu https.', await leads(`http://${host}`))
  if (hostname === 'localhost') return trials
  if (hostname.endsWith('.netlify.app'))
    return [...trials, { ok: false, sentence: 'Die Website hat noch keine eigene Domain.' }]
  const twin = twinOf(host)
  if (!twin) return trials
  return [...trials, ...judge(`${twin} führt zu ${host}.`, await leads(`https://${twin}`))]
}

/** Old addresses, other spellings, and a slash too many. */
export async function redirectProblems(origin: string, visit: Visit): Promise<string[]> {
  const rules = [
    ...readAllRedirects(),
    ...(routes as readonly Route[])
      .filter(isPassedOn)
      .map(({ path }) => ({ from: path, to: path })),
  ]
  const ways = rules.flatMap(({ from, to }) => [
    ...[...(from === to ? [] : [from]), ...spellings(from)].map((way) => ({
      way: `${way}?a=1`,
      to: `${to}?a=1`,
    })),
    { way: `${from}/`, to },
  ])
  const found = await Promise.all(
    ways.map(async ({ way, to }) => {
      const { status, location } = await visit(way)
      const target = location && new URL(location, origin).href
      if ([301, 308].includes(status) && target === origin + to) return []
      return [
        `${way} ${target ? `führt zu ${target}` : `antwortet mit ${status || 'nichts'}`} statt zu ${to}.`,
      ]
    }),
  )
  return found.flat()
}
