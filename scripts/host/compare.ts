import { type Route, routes } from '../../routes.ts'
import { someAtOnce } from './some-at-once.ts'

/** A response, without headers in which two correct servers may differ. */
export interface Answer {
  status: number
  location: string
  headers: Record<string, string>
}

export interface AskedFor {
  method: string
  path: string
}

export interface Difference {
  request: AskedFor
  what: string
  expected: string
  found: string
}

// About the connection or the moment, or each server's own choice. Location is compared separately.
const ignoredHeaders =
  /^(?:date|server|connection|keep-alive|transfer-encoding|content-length|accept-ranges|age|etag|last-modified|allow|location)$/

/** Requests for all pages, redirects and files, for folders, and for paths that do not exist. */
export function whatToAsk(moved: Iterable<string>, files: Iterable<string>): AskedFor[] {
  const known = [...routes.map(({ path }: Route) => path), ...moved]
  const missing = ['/gibt-es-nicht', '/gibt/es/nicht', '/assets/fehlt.js', '/bilder/fehlt.svg']
  const unknown = [...missing, ...missing.map((path) => `${path}/`), '/gibt-es-nicht.html']
  const folders = ['/bilder', '/bilder/', '/assets/', '/admin', '/admin/']
  const asQuery = known.map((path) => `${path}?a=1&b=%C3%BC`)
  const paths = [...new Set([...known, ...asQuery, ...files, ...unknown, ...folders])]
  return [
    ...paths.map((path) => ({ method: 'GET', path })),
    ...['HEAD', 'POST'].map((method) => ({ method, path: '/ehrenamt' })),
  ]
}

export interface Asked {
  request: AskedFor
  answer: Answer
}

/** Answers in the order of `requests`, which are sent a few at a time. */
export async function askAll(origin: string, requests: readonly AskedFor[]): Promise<Asked[]> {
  const answers: Asked[] = []
  await someAtOnce([...requests.entries()], 8, async ([index, request]) => {
    answers[index] = { request, answer: await ask(origin, request) }
  })
  return answers
}

/** Does not follow redirects. */
async function ask(origin: string, { path, method }: AskedFor): Promise<Answer> {
  const answer = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: { 'accept-encoding': 'gzip' },
  })
  // Read to the end, so that the connection is reused.
  await answer.arrayBuffer()
  const { status, headers } = answer
  return {
    status,
    location: relative(headers.get('location'), origin),
    headers: Object.fromEntries([...headers].filter(([name]) => !ignoredHeaders.test(name))),
  }
}

/** One server says `/x`, the other `http://…/x`. */
function relative(location: string | null, own: string): string {
  if (location === null) return ''
  const { origin, href } = new URL(location, own)
  return origin === own ? href.slice(origin.length) : href
}

/** Headers count for pages only: not for redirects and refused methods. */
export function differences(request: AskedFor, expected: Answer, found: Answer): Difference[] {
  const isPage = expected.status === 200 || expected.status === 404
  const names = isPage
    ? [...new Set([...Object.keys(expected.headers), ...Object.keys(found.headers)])]
    : []
  const rows = [
    ['Status', `${expected.status}`, `${found.status}`],
    ['Location', expected.location, found.location],
    ...names.map((name) => [name, expected.headers[name] ?? '–', found.headers[name] ?? '–']),
  ]
  return rows
    .filter(([, one = '', other = '']) => one.toLowerCase() !== other.toLowerCase())
    .map(([what = '', one = '', other = '']) => ({ request, what, expected: one, found: other }))
}
