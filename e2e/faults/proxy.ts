import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '../../endpoint/listen.ts'
import { receiverHost } from '../fixtures.ts'
import { easier, startReceiver } from './stores.ts'

/** What the receiver, or the site, answered. */
interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** One request on its way from the browser. */
interface Exchange {
  /** Hands the request on; the browser gets nothing yet. */
  forward(): Promise<Answer>
  answer(answer: Answer): void
  /** As if the receiver had said so. `readable` says whether it lets other sites read it. */
  say(status: number, body: string, readable: boolean): void
  cut(): void
}

export type Fault = (exchange: Exchange) => void | Promise<void>

export interface World {
  /** For the browser, as its proxy. */
  url: string
  /** What happens to each registration. */
  fault: Fault
  /** Whether the site itself answers. */
  siteAnswers: boolean
  /** Changes the site's scripts on their way. */
  script: (code: string) => string
  /** What browsers complain of in their consoles after what was done to them here. */
  complaints: RegExp[]
  /** Registrations that came this far. */
  posts: number
  /** What the receiver's clock says. */
  now: () => number
  /** Whether the operator takes no new registrations. */
  paused: boolean
  /** The rows that have come, also those that the operator has deleted since. */
  rows(): Promise<string[][]>
  /** The rows of the sheet „Verdacht“. */
  suspects(): Promise<string[][]>
  /** The operator deletes the rows with this e-mail address. */
  erase(email: string): Promise<void>
  /** Somebody else's post, straight to the receiver; resolves with the answer. */
  send(body: string): Promise<string>
  close(): Promise<void>
}

/** Nothing is wrong. */
export const none: Fault = async (exchange) => exchange.answer(await exchange.forward())

// What never changes is the same in each world.
const files = new Map<string, Answer>()

/**
 * A network of its own for one test: a proxy between the browser and everything else, and behind it
 * the receiver's real code with an empty store.
 */
export async function startWorld(): Promise<World> {
  const erased: string[][] = []
  const receiver = await startReceiver({
    now: () => world.now(),
    isPaused: () => world.paused,
  })
  const server = await listen(
    createServer((incoming, outgoing) => {
      void relay(incoming, outgoing).catch(() => outgoing.destroy())
    }),
  )

  async function relay(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '')
    const isReceiver = url.host === receiverHost
    const target = isReceiver ? new URL(url.pathname + url.search, receiver.url) : url
    const body = await buffer(incoming)
    const exchange = exchangeOf(incoming, outgoing, target, body, world.complaints)
    if (isReceiver && incoming.method === 'POST') {
      world.posts += 1
      return world.fault(exchange)
    }
    if (!isReceiver && !world.siteAnswers) return
    const answer = files.get(url.pathname) ?? (await exchange.forward())
    if (/immutable/.test(`${answer.headers['cache-control']}`)) files.set(url.pathname, answer)
    const code = url.pathname.endsWith('.js') && world.script(easier(answer.body.toString()))
    exchange.answer({ ...answer, body: code ? Buffer.from(code) : answer.body })
  }

  const world: World = {
    url: server.url.slice(0, -1),
    fault: none,
    siteAnswers: true,
    script: (code) => code,
    complaints: [],
    posts: 0,
    now: Date.now,
    paused: false,
    rows: async () => [...erased, ...(await receiver.rows())],
    suspects: receiver.suspects,
    erase: async (email) => {
      erased.push(...(await receiver.rows()).filter((row) => row.includes(email)))
      await receiver.erase(email)
    },
    send: async (body) => (await fetch(receiver.url, { method: 'POST', body })).text(),
    close: async () => {
      await server.close()
      await receiver.close()
    },
  }
  return world
}

function exchangeOf(
  { method, headers }: IncomingMessage,
  outgoing: ServerResponse,
  target: URL,
  body: Buffer,
  complaints: RegExp[],
): Exchange {
  const sent = { ...headers, host: target.host, 'accept-encoding': 'identity' }
  return {
    forward: () =>
      new Promise((resolve, reject) => {
        request(target, { method, headers: sent }, async (incoming) => {
          const { statusCode: status = 502, headers } = incoming
          resolve({ status, headers, body: await buffer(incoming) })
        })
          .on('error', reject)
          .end(body)
      }),
    answer: ({ status, headers, body }) => {
      const { 'transfer-encoding': _, 'content-length': __, ...rest } = headers
      outgoing.writeHead(status, rest)
      outgoing.end(body)
    },
    say: (status, text, readable) => {
      if (status >= 400) complaints.push(new RegExp(`with a status of ${status}`))
      if (!readable) complaints.push(/blocked by CORS policy|net::ERR_FAILED/)
      outgoing.writeHead(status, readable ? { 'Access-Control-Allow-Origin': '*' } : {})
      outgoing.end(text)
    },
    cut: () => {
      complaints.push(/net::ERR_CONNECTION_RESET/)
      outgoing.socket?.resetAndDestroy()
    },
  }
}
