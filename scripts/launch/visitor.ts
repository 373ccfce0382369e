export type Visit = ReturnType<typeof visitor>
export type Ask = (url: string, init?: RequestInit) => Promise<Response>

/** What came back, or status 0 where nothing did. */
export interface Seen {
  path: string
  status: number
  location: string
  headers: Headers
  text: string
}

const atOnce = 8
const patience = 30_000

/** Asks for paths of one site, or whole addresses; some at a time, and never further than a redirect. */
export function visitor(origin: string, ask: Ask): (path: string) => Promise<Seen> {
  const asked: Promise<Seen>[] = []
  return (path) => {
    const url = path.startsWith('/') ? origin + path : path
    const seen = Promise.resolve(asked.at(-atOnce)).then(() => look(path, url, ask))
    asked.push(seen)
    return seen
  }
}

async function look(path: string, url: string, ask: Ask): Promise<Seen> {
  try {
    const answer = await ask(url, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'br, gzip' },
      signal: AbortSignal.timeout(patience),
    })
    const { status, headers } = answer
    return {
      path,
      status,
      location: headers.get('location') ?? '',
      headers,
      text: await answer.text(),
    }
  } catch {
    return { path, status: 0, location: '', headers: new Headers(), text: '' }
  }
}
