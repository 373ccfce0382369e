import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerSummary } from './answer-summary.ts'
import { bodyLimit as accepted } from './body-limit.ts'
import type { Receiver } from './function.ts'
import { type LocalServer, listen } from './listen.ts'

// More than a receiver accepts, so that it can say so.
const bodyLimit = accepted + 1_000

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
      outgoing.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
      outgoing.end('<!doctype html><title>Error</title><p>Fehler im Skript.</p>')
    })
  })
  async function relay(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readBody(incoming)
    const answer = body
      ? await receiver(requestOf(incoming, body), incoming.socket.remoteAddress ?? '')
      : new Response(null, { status: 413, headers: { Connection: 'close' } })
    const text = await answer.text()
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    outgoing.end(text)
    if (incoming.method === 'POST' && text)
      log(`Anmeldung empfangen, Antwort: ${answerSummary(text)}`)
  }

  return listen(server, port)
}

/** Undefined when the body is longer than `bodyLimit`. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    length += (chunk as Buffer).length
    if (length > bodyLimit) return undefined
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
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
