import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundleEndpoint } from '../scripts/build-endpoint.ts'
import { testFolder } from '../scripts/check/folder.fixture.ts'
import { loadSite } from '../src/site/load-site.ts'
import { bodyLimit } from './body-limit.ts'
import { titles } from './header.ts'
import type { LocalServer } from './listen.ts'
import { startEndpoint } from './local.ts'
import { columns } from './row.ts'
import {
  allRows,
  exampleForm,
  exampleRecord,
  newSheet,
  postForm,
  postJson,
  rowsIn,
  source,
} from './test-fixtures.ts'

const folder = testFolder()
const record = exampleRecord()
const code = await bundleEndpoint()
let file: string
let endpoint: LocalServer

beforeEach(async () => {
  file = newSheet(folder)
  endpoint = await startEndpoint({ port: 0, file, code })
})
afterEach(() => endpoint.close())

test('a registration becomes a row under the header', async () => {
  expect(await postJson(endpoint.url, record)).toEqual({ ok: true })
  const receivedAt = allRows(file)[1]?.[columns.indexOf('receivedAt')] ?? ''
  expect(Math.abs(Date.now() - Date.parse(receivedAt))).toBeLessThan(60_000)
  expect(allRows(file)).toEqual([
    columns.map((column) => titles[column]),
    [
      '2026-11-21T10:00:00.000Z',
      source,
      'Jürgen',
      'Größmann',
      'juergen@example.org',
      "'+49 30 123456",
      'Köln',
      'Bäckermeister',
      '',
      'Handwerk & Technik, Soziales & Ehrenamt',
      '',
      receivedAt,
      '',
    ],
  ])
})

test('wherever a form was posted from, its answer leads to our own site', async () => {
  const { domain } = loadSite().brand
  const linkOf = async (changes: Record<string, string>) =>
    /<a href="([^"]*)" target="_top"/.exec(await postForm(endpoint.url, exampleForm(changes)))?.[1]
  for (const source of ['https://evil.example/registrieren', 'javascript:alert(1)', '']) {
    expect(await linkOf({ source })).toBe(`${domain}/`)
    expect(await linkOf({ source, email: 'x' })).toBe(`${domain}/registrieren`)
  }
})

test('answers as Google does: redirect to a one-time answer, no preflight', async () => {
  const first = await fetch(endpoint.url, {
    method: 'POST',
    body: JSON.stringify(record),
    redirect: 'manual',
  })
  expect(first.status).toBe(302)
  const answerUrl = new URL(first.headers.get('location') ?? '', endpoint.url)
  const answer = await fetch(answerUrl)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect((await fetch(answerUrl)).status).toBe(404)

  const preflight = await fetch(endpoint.url, { method: 'OPTIONS' })
  expect(preflight.status).toBe(405)
  expect(preflight.headers.has('access-control-allow-origin')).toBe(false)
})

test('what stands in the address reaches the script beside the form', async () => {
  await endpoint.close()
  const echo =
    'function doPost({ parameter }) { return { type: "json", body: JSON.stringify(parameter) } }'
  endpoint = await startEndpoint({ port: 0, file, code: echo })
  const url = `${endpoint.url}?proof=a.1`
  expect(await postJson(url, record)).toEqual({ proof: 'a.1' })
  expect(JSON.parse(await postForm(url, { city: 'Köln' }))).toEqual({ proof: 'a.1', city: 'Köln' })
})

test('a crashed script is an error page that no site can read', async () => {
  await endpoint.close()
  const crash = 'function doPost() { throw new Error("crash") }'
  endpoint = await startEndpoint({ port: 0, file, code: crash })
  const response = await fetch(endpoint.url, { method: 'POST', body: '{}' })
  expect(response.status).toBe(500)
  expect(response.headers.has('access-control-allow-origin')).toBe(false)
})

test('a script that never ends is ended, as Google does', async () => {
  await endpoint.close()
  const endless = 'function doPost() { for (;;); }'
  endpoint = await startEndpoint({ port: 0, file, code: endless, longestRunMs: 50 })
  expect((await fetch(endpoint.url, { method: 'POST', body: '{}' })).status).toBe(500)
})

test('a body that would fill the memory is cut off', async () => {
  const body = 'x'.repeat(bodyLimit + 2_000)
  const answer = fetch(endpoint.url, { method: 'POST', body }).then(({ status }) => status)
  // The connection may be gone before the answer is read.
  expect([413, 'closed']).toContain(await answer.catch(() => 'closed'))
  expect(await postJson(endpoint.url, record)).toEqual({ ok: true })
})

test.each([
  'GET //[ HTTP/1.1',
  'GET /../../etc/passwd HTTP/1.1',
  'POST / HTTP/1.1\r\nX: \x01',
  '\0',
])('the request %j is answered or cut off, and shows no file', async (request) => {
  const { port } = new URL(endpoint.url)
  const answer = await new Promise<string>((resolve) => {
    let received = ''
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('data', (data) => {
      received += data
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
    socket.end(`${request}\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`)
  })
  expect(answer).not.toContain('root:')
  expect(await postJson(endpoint.url, record)).toEqual({ ok: true })
})

test('a visitor who leaves in the middle of sending harms nobody', async () => {
  const { port } = new URL(endpoint.url)
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"first', () =>
        socket.destroy(),
      )
    })
    socket.on('close', () => resolve())
  })
  expect(await postJson(endpoint.url, record)).toEqual({ ok: true })
  expect(rowsIn(file)).toHaveLength(1)
})

test('a port in use is explained', async () => {
  const port = Number(new URL(endpoint.url).port)
  await expect(startEndpoint({ port, file, code })).rejects.toThrow(
    `Port ${port} ist belegt. Beenden Sie`,
  )
})
