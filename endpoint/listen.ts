import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type PortVariable, portTaken } from '../scripts/host/ports.ts'

/** A server on this machine, a receiver above all. */
export interface LocalServer {
  url: string
  close(): Promise<void>
}

const slowestRequestMs = 30_000

/**
 * Starts the server for this machine alone; port 0 chooses a free one. Where the port is taken it rejects
 * with a German sentence, which names the environment variable that sets another one: `variable`.
 */
export async function listen(
  server: Server,
  port = 0,
  variable: PortVariable = 'ENDPOINT_PORT',
): Promise<LocalServer> {
  server.requestTimeout = slowestRequestMs
  server.headersTimeout = slowestRequestMs
  // On a busy machine a client may use the connection again only much later.
  server.keepAliveTimeout = slowestRequestMs
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portTaken(port, variable) : error),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
