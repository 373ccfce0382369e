import { randomUUID } from 'node:crypto'
import { answerSummary } from './answer-summary.ts'
import type { Receiver } from './function.ts'
import type { LocalServer } from './listen.ts'
import { readPost } from './post.ts'
import { serveFunction } from './serve-function.ts'
import type { Output } from './stand-ins/fake-google.ts'
import { loadWebApp, type WebAppOptions } from './web-app.ts'

export interface LocalEndpointOptions extends WebAppOptions {
  /** 0 chooses a free one. */
  port: number
  log?: (line: string) => void
}

// Answers that nobody fetches must not fill the memory.
const answersToKeep = 1_000
// High limits, because tests register faster than people.
const localProperties = {
  GRENZE_PRO_MINUTE: '10000',
  GRENZE_OHNE_NACHWEIS: '10000',
  GRENZE_VERDACHT: '10000',
}

/** For `properties`: unsets the limits, so that the script's own defaults hold. */
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
  const answers = new Map<string, Response>()

  async function run(request: Request): Promise<Response> {
    const output = app.doPost(await readPost(request))
    log(`Anmeldung empfangen, Antwort: ${answerSummary(output.body)}`)
    const id = randomUUID()
    answers.set(id, toResponse(output))
    for (const oldest of [...answers.keys()].slice(0, -answersToKeep)) answers.delete(oldest)
    return new Response(null, {
      status: 302,
      headers: {
        Location: `/macros/echo?user_content_key=${id}`,
        'Access-Control-Allow-Origin': '*',
      },
    })
  }

  function show(request: Request): Response {
    const id = new URL(request.url).searchParams.get('user_content_key')
    if (id === null) return toResponse(app.doGet())
    const answer = answers.get(id) ?? html('<!doctype html><title>Not Found</title>', 404)
    answers.delete(id)
    return answer
  }

  const receiver: Receiver = async (request) => {
    if (request.method === 'POST') return run(request)
    if (request.method === 'GET') return show(request)
    return html('<!doctype html><title>Method Not Allowed</title>', 405)
  }
  return serveFunction({ port, receiver, log })
}

const toResponse = ({ type, body }: Output) =>
  type === 'html'
    ? html(body)
    : new Response(body, {
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Access-Control-Allow-Origin': '*',
        },
      })

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
