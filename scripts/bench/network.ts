import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from 'playwright'

const quiet = 700

/** Records what a page fetches, from now on. */
export async function recordTransfers(session: CDPSession) {
  /** Bytes over the wire, response headers included. */
  const finished: number[] = []
  const underWay = new Set<string>()
  let lastChange = Date.now()

  const settle = (id: string, bytes?: number) => {
    if (underWay.delete(id) && bytes !== undefined) finished.push(bytes)
    lastChange = Date.now()
  }

  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // What is inlined as data: travels in the document and is counted there.
    if (request.url.startsWith('data:')) return
    underWay.add(requestId)
    lastChange = Date.now()
  })
  session.on('Network.loadingFinished', (event) => settle(event.requestId, event.encodedDataLength))
  session.on('Network.loadingFailed', (event) => settle(event.requestId))
  await session.send('Network.enable')

  return {
    /** What has finished since the last call. */
    taken: () => finished.splice(0),
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
