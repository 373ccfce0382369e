import { existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type LocalServer, listen } from '../../endpoint/listen.ts'
import { Stop } from '../../src/stop.ts'
import { remembered } from '../remembered.ts'
import { encode } from './encode.ts'
import { netlifyHandler } from './netlify.ts'

export type Site = LocalServer

/**
 * Serves `root`/dist the way Netlify does, by the rules of `root`/netlify.toml, on this computer
 * only. Port 0 takes any free one. Throws Stop when dist is missing or the port is taken. `plain` skips
 * compression, which takes a second per page, on a busy machine twenty.
 */
export async function startSite(options: {
  port: number
  root?: string
  plain?: true
}): Promise<Site> {
  const root = options.root ?? process.cwd()
  // A build that was stopped may have pages, but no headers.
  const lost = ['index.html', '_headers'].find((file) => !existsSync(join(root, 'dist', file)))
  if (lost)
    throw new Stop(
      `Die gebaute Website fehlt, oder ihr Bau brach ab (dist/${lost} fehlt). Führen Sie „npm run build“ aus.`,
    )
  const server = createServer()
  const { url, close } = await listen(server, options.port, 'PORT')
  const answerOf = answersOf(root)
  server.on('request', (request, response) => {
    if (options.plain) delete request.headers['accept-encoding']
    respond(answerOf, request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  return { url: new URL(url).origin.replace('127.0.0.1', 'localhost'), close }
}

type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** Caches answers until the next build, because Netlify's modules read their files for each request. */
function answersOf(root: string): (request: Request) => Promise<Answer> {
  const handle = netlifyHandler(root)
  const writtenLast = join(root, 'dist', '_headers')
  return remembered(
    async (request) => {
      const response = await handle(request)
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      }
    },
    ({ url, headers }) => {
      const built = statSync(writtenLast, { throwIfNoEntry: false })?.mtimeMs
      // Rules may ask for a language or a cookie.
      return [built, url, headers.get('accept-language'), headers.get('cookie')].join(' ')
    },
  )
}

async function respond(
  answerOf: ReturnType<typeof answersOf>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return send(outgoing, 405)
  const request = toRequest(incoming)
  if (!request) return send(outgoing, 400)

  const { status, headers, body } = await answerOf(request)
  const encoded = await encode(
    body,
    headers['content-type'] ?? '',
    request.headers.get('accept-encoding') ?? '',
  )
  const isRedirect = status >= 300 && status < 400
  const sent = { ...headers, ...(!isRedirect && encoded.headers) }
  if (status === 200 && sent.etag === request.headers.get('if-none-match'))
    return send(outgoing, 304, sent)
  sent['content-length'] = String(encoded.body.length)
  send(outgoing, status, sent, request.method === 'HEAD' ? undefined : encoded.body)
}

function send(
  outgoing: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  body?: Buffer,
): void {
  outgoing.writeHead(status, headers)
  outgoing.end(body)
}

function toRequest({ url = '', method = 'GET', headers }: IncomingMessage): Request | undefined {
  // The origin is ours, not the Host header's: a request line of any shape stays a path.
  const target = `http://localhost${url}`
  if (!url.startsWith('/') || !URL.canParse(target)) return undefined
  const pairs = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
  return new Request(target, { method, headers: Object.fromEntries(pairs) })
}
