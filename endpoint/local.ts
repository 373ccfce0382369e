import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createContext, Script } from 'node:vm'
import { Stop } from '../scripts/stop'
import { fakeGoogle, type Output } from './fake-google'

export interface LocalEndpointOptions {
  /** 0 chooses a free one. */
  port: number
  /** The CSV file that stands for the sheet. */
  file: string
  /** The bundled web app; by default what `npm run endpoint:build` wrote. */
  code?: string
  log?: (line: string) => void
}

export interface LocalEndpoint {
  url: string
  close(): Promise<void>
}

interface WebApp {
  doPost(event: unknown): Output
  doGet(event: unknown): Output
}

const bundle = 'endpoint/dist/Code.js'

/**
 * Runs the Apps Script web app on this machine, answering as Google does: a POST is followed by a
 * redirect to an address that serves the answer once, readable for every site; a preflight is not
 * answered; a crash is a page without CORS headers. Rejects with a German sentence if it cannot start.
 */
export async function startEndpoint(options: LocalEndpointOptions): Promise<LocalEndpoint> {
  const { port, file, code = readBundle(), log = () => {} } = options
  const context = createContext(fakeGoogle(file))
  new Script(code, { filename: 'Code.js' }).runInContext(context)
  const app = context as unknown as WebApp
  const answers = new Map<string, Output>()

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      log(`Die Registrierungsannahme ist abgestürzt: ${error}`)
      sendHtml(response, 500, '<!doctype html><title>Error</title><p>Fehler im Skript.</p>')
    })
  })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'POST') {
      const output = app.doPost(toEvent(request, await readBody(request)))
      log(`Anmeldung empfangen, Antwort: ${summary(output)}`)
      const id = randomUUID()
      answers.set(id, output)
      response.writeHead(302, {
        Location: `/macros/echo?user_content_key=${id}`,
        'Access-Control-Allow-Origin': '*',
      })
      response.end()
    } else if (request.method !== 'GET') {
      sendHtml(response, 405, '<!doctype html><title>Method Not Allowed</title>')
    } else if (pathname === '/macros/echo') {
      const id = searchParams.get('user_content_key') ?? ''
      const output = answers.get(id)
      answers.delete(id)
      if (output) sendOutput(response, output)
      else sendHtml(response, 404, '<!doctype html><title>Not Found</title>')
    } else {
      sendOutput(response, app.doGet({}))
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)))
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

function readBundle(): string {
  try {
    return readFileSync(bundle, 'utf8')
  } catch {
    throw new Stop(`${bundle} fehlt: Bauen Sie die Datei zuerst mit „npm run endpoint:build“.`)
  }
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error
  return new Stop(
    `Port ${port} ist schon belegt: Beenden Sie das Programm, das ihn benutzt (meist ein zweites „npm start“), oder wählen Sie einen anderen Port.`,
  )
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function toEvent(request: IncomingMessage, contents: string) {
  const type = request.headers['content-type'] ?? ''
  const isForm = type.startsWith('application/x-www-form-urlencoded')
  const parameters: Record<string, string[]> = {}
  for (const [name, value] of new URLSearchParams(isForm ? contents : '')) {
    parameters[name] = [...(parameters[name] ?? []), value]
  }
  return {
    postData: { contents, type, length: Buffer.byteLength(contents), name: 'postData' },
    parameters,
    parameter: Object.fromEntries(
      Object.entries(parameters).map(([name, values]) => [name, values[0]]),
    ),
    queryString: '',
    contextPath: '',
    contentLength: Buffer.byteLength(contents),
  }
}

/** For the terminal; personal data stays in the file. */
function summary({ type, body }: Output): string {
  if (type === 'html') return /<title>(.*?)<\/title>/.exec(body)?.[1] ?? 'HTML'
  return body.startsWith('{"ok":true') ? body : 'abgelehnt'
}

function sendOutput(response: ServerResponse, { type, body }: Output): void {
  if (type === 'html') {
    sendHtml(response, 200, body)
    return
  }
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
  })
  response.end(body)
}

function sendHtml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
  response.end(body)
}
