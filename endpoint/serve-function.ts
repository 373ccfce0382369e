import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerSummary } from './answer-summary.ts'
import type { Receiver } from './function.ts'
import { type LocalServer, listen } from './listen.ts'
import { readBody } from './post-event.ts'

const bodyLimit = 30_000_000

export interface ServeOptions {
  /** 0 chooses a free one. */
  port: number
  receiver: Receiver
  log?: (line: string) => void
}

/** Serves a receiver to this machine alone. Rejects with a German sentence if it cannot. */
export async function serveFunction({
  port,
  receiver,
  log = () => {},
}: ServeOptions): Promise<LocalServer> {
  const server = createServer((incoming, outgoing) => {
    relay(incoming, outgoing).catch((error: unknown) => {
      log(`Die Registrierungsannahme ist abgestürzt: ${error}`)
      outgoing.destroy()
    })
  })
  async function relay(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readBody(incoming, bodyLimit)
    const answer = body
      ? await receiver(requestOf(incoming, body), incoming.socket.remoteAddress ?? '')
      : new Response(null, { status: 413, headers: { Connection: 'close' } })
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    const text = await answer.text()
    outgoing.end(text)
    if (incoming.method === 'POST') log(`Anmeldung empfangen, Antwort: ${answerSummary(text)}`)
  }

  return listen(server, port)
}

function requestOf({ method = '', url = '/', headers }: IncomingMessage, body: Buffer): Request {
  const lines = Object.entries(headers).map(
    ([name, value]) => [name, `${value}`] as [string, string],
  )
  const address = new URL(`http://127.0.0.1${url.startsWith('/') ? url : '/'}`)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(address, {
    method,
    headers: lines,
    ...(hasBody && { body: new Uint8Array(body) }),
  })
}
