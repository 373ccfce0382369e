import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerSummary } from './answer-summary.ts'
import { type LocalServer, listen } from './listen.ts'
import { readPost } from './post-event.ts'
import type { Output } from './stand-ins/fake-google.ts'
import { loadWebApp, type WebAppOptions } from './web-app.ts'

export interface LocalEndpointOptions extends WebAppOptions {
  /** 0 chooses a free one. */
  port: number
  log?: (line: string) => void
}

// More than the script accepts, so that the script can say so.
const bodyLimit = 30_000_000
// Programs that never fetch their answer must not fill the memory.
const answersToKeep = 1_000
// Tests register faster than people.
const localProperties = {
  GRENZE_PRO_MINUTE: '10000',
  GRENZE_OHNE_NACHWEIS: '10000',
  GRENZE_VERDACHT: '10000',
}

/** For `properties`: the limits that the script has when nobody has set any. */
export const realLimits = Object.fromEntries(Object.keys(localProperties).map((name) => [name, '']))

/**
 * Runs the Apps Script web app on this machine, for this machine alone, answering as Google does: a
 * POST is followed by a redirect to an address that serves the answer once, readable for every site;
 * a preflight is not answered; a crash is a page without CORS headers. Rejects with a German sentence
 * if it cannot start.
 */
export async function startEndpoint(options: LocalEndpointOptions): Promise<LocalServer> {
  const { port, log = () => {} } = options
  const app = loadWebApp({
    ...options,
    properties: { ...localProperties, ...options.properties },
    sendMail: options.sendMail ?? (({ to, subject }) => log(`Nachricht an ${to}: ${subject}`)),
  })
  const answers = new Map<string, Output>()

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      log(`Die Registrierungsannahme ist abgestürzt: ${error}`)
      if (response.headersSent) response.destroy()
      else sendHtml(response, 500, '<!doctype html><title>Error</title><p>Fehler im Skript.</p>')
    })
  })
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'POST') await run(request, response)
    else if (request.method === 'GET') show(request.url ?? '/', response)
    else sendHtml(response, 405, '<!doctype html><title>Method Not Allowed</title>')
  }

  async function run(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const event = await readPost(request, bodyLimit)
    if (!event) {
      response.setHeader('Connection', 'close')
      sendHtml(response, 413, '<!doctype html><title>Content Too Large</title>')
      return
    }
    const output = app.doPost(event)
    log(`Anmeldung empfangen, Antwort: ${answerSummary(output.body)}`)
    const id = randomUUID()
    answers.set(id, output)
    for (const oldest of [...answers.keys()].slice(0, -answersToKeep)) answers.delete(oldest)
    response.writeHead(302, {
      Location: `/macros/echo?user_content_key=${id}`,
      'Access-Control-Allow-Origin': '*',
    })
    response.end()
  }

  function show(address: string, response: ServerResponse): void {
    const [, id] = /^\/macros\/echo\?user_content_key=(.*)/.exec(address) ?? []
    const output = id === undefined ? app.doGet() : answers.get(id)
    if (id !== undefined) answers.delete(id)
    if (output) sendOutput(response, output)
    else sendHtml(response, 404, '<!doctype html><title>Not Found</title>')
  }

  return listen(server, port)
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
