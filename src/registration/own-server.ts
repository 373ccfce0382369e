/** Asks this site's own server for a page. Undefined when it does not answer in time. */
async function ask(path: string, limitMs: number, method: string, cache: RequestCache) {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), limitMs)
  try {
    return await fetch(path, { method, cache, signal: deadline.signal })
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the visitor can go to a page at this moment; the browser's cache is not asked. */
export const canReach = async (path: string, limitMs: number) =>
  (await ask(path, limitMs, 'GET', 'reload'))?.ok === true

/** Milliseconds; undefined when the server cannot be asked or won't tell. */
export async function serverTime(): Promise<number | undefined> {
  const answer = await ask('/', 10_000, 'HEAD', 'no-store')
  const date = Date.parse(answer?.headers.get('Date') ?? '')
  // A proxy's cache keeps the `Date` of its copy and says in `Age` how many seconds ago that was.
  return date ? date + Number(answer?.headers.get('Age')) * 1000 : undefined
}
