import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from 'playwright'

interface Transfer {
  /** The browser's own word: Document, Stylesheet, Script, Font, Image … */
  type: string
  /** Bytes over the wire, response headers included. */
  bytes: number
}

const quiet = 700

/** Records what a page fetches, from now on. */
export async function recordTransfers(session: CDPSession) {
  const finished: Transfer[] = []
  const underWay = new Map<string, string>()
  let lastChange = Date.now()

  const settle = (id: string, bytes?: number) => {
    const type = underWay.get(id)
    if (type && bytes !== undefined) finished.push({ type, bytes })
    underWay.delete(id)
    lastChange = Date.now()
  }

  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // What is inlined as data: travels in the document and is counted there.
    if (request.url.startsWith('data:')) return
    underWay.set(requestId, type ?? 'Other')
    lastChange = Date.now()
  })
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (underWay.has(requestId)) underWay.set(requestId, type)
  })
  session.on('Network.loadingFinished', (event) => settle(event.requestId, event.encodedDataLength))
  session.on('Network.loadingFailed', (event) => settle(event.requestId))
  await session.send('Network.enable')

  return {
    /** Everything finished so far. */
    soFar: () => [...finished],
    /** Resolves when nothing has been under way for a while. */
    async idle() {
      const deadline = Date.now() + 20_000
      while (Date.now() < deadline) {
        if (underWay.size === 0 && Date.now() - lastChange > quiet) return
        await wait(50)
      }
    },
  }
}
