import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCsv } from '../../endpoint/csv.ts'
import { listen } from '../../endpoint/listen.ts'
import { startEndpoint } from '../../endpoint/local.ts'
import { startSite } from '../host/serve.ts'

/** The built site with its receiver, and what may happen between them and a browser. */
export interface World {
  url: string
  /** Which addresses do not come through. */
  lost: RegExp | undefined
  /** Addresses that were answered with an error since the last call. */
  errors(): string[]
  receiver: { start(): Promise<void>; stop(): Promise<void> }
  /** The receiver's rows with this e-mail address. */
  rows(email: string): Promise<string[][]>
  close(): Promise<void>
}

export async function startWorld(root: string, endpointPort: number): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'wirkzeit-'))
  const file = join(folder, 'registrierungen.csv')
  const site = await startSite({ port: 0, root })
  const start = () => startEndpoint({ port: endpointPort, file })
  let receiver: Awaited<ReturnType<typeof start>> | undefined = await start()
  const errors: string[] = []

  const front = await listen(
    createServer((incoming, outgoing) => {
      if (world.lost?.test(incoming.url ?? '')) incoming.socket.destroy()
      else pass(incoming, outgoing)
    }),
  )
  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, headers, url } = incoming
    request(new URL(url ?? '/', site.url), { method, headers }, (answer) => {
      const { statusCode = 502, headers } = answer
      if (statusCode >= 400) errors.push(`${statusCode} ${url}`)
      outgoing.writeHead(statusCode, headers)
      answer.pipe(outgoing)
    })
      .on('error', () => outgoing.destroy())
      .end()
  }

  const world: World = {
    url: front.url.slice(0, -1),
    lost: undefined,
    errors: () => errors.splice(0),
    receiver: {
      start: async () => {
        receiver ??= await start()
      },
      stop: async () => {
        await receiver?.close()
        receiver = undefined
      },
    },
    rows: async (email) => {
      const text = await readFile(file, 'utf8').catch(() => '')
      return parseCsv(text).filter((row) => row.includes(email))
    },
    close: async () => {
      await front.close()
      await site.close()
      await receiver?.close()
      await rm(folder, { recursive: true })
    },
  }
  return world
}
