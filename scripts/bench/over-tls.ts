import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, createServer as createDoor } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stop } from '../../src/stop.ts'

export interface TlsSite {
  /** For http and https alike, so that either address follows from the other. */
  port: number
  /** File of the certificate, to be trusted by whoever shall believe it. */
  certificate: string
  close(): void
}

/**
 * Puts before a local site, at a free port, what the host adds: TLS, and a redirect from http. Throws
 * Stop without the program openssl.
 */
export async function overTls(site: string): Promise<TlsSite> {
  const folder = mkdtempSync(join(tmpdir(), 'observatory-'))
  const certificate = join(folder, 'certificate.pem')
  makeCertificate(join(folder, 'key.pem'), certificate)

  const secure = createTlsServer(
    { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(certificate) },
    (incoming, outgoing) => {
      const { url, method, headers } = incoming
      incoming.pipe(
        request(new URL(url ?? '/', site), { method, headers }, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
          answer.pipe(outgoing)
        }),
      )
    },
  )
  const plain = createServer(({ url }, outgoing) => {
    outgoing.writeHead(301, { location: `https://localhost:${port}${url}` }).end()
  })
  const door = createDoor((socket) => {
    socket.once('data', (first) => {
      socket.pause()
      socket.unshift(first)
      const isTls = first[0] === 22
      ;(isTls ? secure : plain).emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
    socket.on('error', () => socket.destroy())
  })
  await once(door.listen(0, 'localhost'), 'listening')
  const { port } = door.address() as AddressInfo
  return {
    port,
    certificate,
    close: () => {
      door.close()
      for (const server of [secure, plain]) server.closeAllConnections()
      rmSync(folder, { recursive: true })
    },
  }
}

function makeCertificate(key: string, certificate: string): void {
  const asked = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1']
  const { status } = spawnSync(
    'openssl',
    ['req', ...kind, '-keyout', key, '-out', certificate, ...asked],
    { stdio: 'ignore' },
  )
  if (status !== 0) throw new Stop('Für ein Zertifikat fehlt das Programm openssl.')
}
