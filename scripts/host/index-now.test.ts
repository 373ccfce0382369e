import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LocalServer, listen } from '../../endpoint/listen.ts'
import { type Route, routes } from '../../routes.ts'
import { announceSite } from './index-now.ts'

const key = 'abcd-1234'
const listed = routes.filter(({ noindex }: Route) => !noindex)

let server: LocalServer
let origin: string
/** The published content of the key file. */
let published: string
/** Announcements received, and the status that IndexNow answers with. */
let announced: unknown[]
let status: number

beforeEach(async () => {
  published = key
  announced = []
  status = 202
  const answering = createServer(async (request, response) => {
    if (request.method === 'POST') {
      announced.push(await json(request))
      response.writeHead(status).end()
      return
    }
    response.writeHead(request.url === `/${key}.txt` ? 200 : 404).end(published)
  })
  server = await listen(answering)
  origin = server.url.slice(0, -1)
})

afterEach(() => server.close())

const run = (change: object = {}) =>
  announceSite({ origin, indexNowKey: key, isPublic: true, ...change }, `${origin}/indexnow`)

test('Without a key nothing is announced, and one sentence says so', async () => {
  expect(await run({ indexNowKey: '' })).toMatch(/^IndexNow ist ausgeschaltet: .*\.$/)
  expect(announced).toEqual([])
})

test('A preview is not announced', async () => {
  expect(await run({ isPublic: false })).toContain('Vorschau')
  expect(announced).toEqual([])
})

test('All pages for search engines are announced, with the key and where it lies', async () => {
  expect(await run()).toBe(`${listed.length} Seiten bei IndexNow angekündigt.`)
  expect(announced).toEqual([
    {
      host: new URL(origin).host,
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: listed.map(({ path }) => origin + path),
    },
  ])
})

test.each([
  [400, 'unverständlich'],
  [403, 'der Schlüssel gilt nicht'],
  [422, 'die Adressen gehören nicht zu dieser Domain'],
  [429, 'zu viele'],
  [500, 'ohne bekannten Grund (Antwort 500)'],
])('A refusal with %s is told in one sentence', async (code, words) => {
  status = code
  await expect(run()).rejects.toThrow(words)
})

test('Nothing is announced while the key is not published', async () => {
  published = 'anders'
  await expect(run()).rejects.toThrow(`Unter ${origin}/${key}.txt liegt der Schlüssel nicht.`)
  expect(announced).toEqual([])
})

test('A website out of reach is told in one sentence', async () => {
  await expect(run({ origin: 'http://127.0.0.1:9' })).rejects.toThrow(
    'http://127.0.0.1:9 ist nicht zu erreichen.',
  )
})
