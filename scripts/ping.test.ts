import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './host/fingerprint'
import { ping } from './ping'

const key = 'abcd-1234'
const page = (text: string) => `<title>Seite</title><main><p>${text}</p></main>`

let folder: string
let server: Server
let origin: string
/** What visitors get, by path. */
let published: Record<string, string>
/** What was announced, and how IndexNow answers. */
let announced: { urlList: string[] }[]
let status: number

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ping-'))
  published = { '/': page('Start'), '/aktivrente': page('Alt'), [`/${key}.txt`]: key }
  announced = []
  status = 202
  server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      announced.push(JSON.parse(Buffer.concat(parts).toString()))
      response.writeHead(status).end()
      return
    }
    const body = published[request.url ?? '']
    response.writeHead(body === undefined ? 404 : 200).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})

afterEach(async () => {
  rmSync(folder, { recursive: true })
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

/** A ping after a build of these pages; by default of what is published. */
function run({ built = published, variables = {} as Record<string, string> } = {}) {
  const pages = Object.entries(built).filter(([path]) => !path.endsWith('.txt'))
  return ping({
    variables: { URL: origin, INDEXNOW_KEY: key, ...variables },
    pages: () => Object.fromEntries(pages.map(([path, html]) => [path, fingerprint(html)])),
    memory: join(folder, 'cache', 'indexnow.json'),
    endpoint: `${origin}/indexnow`,
  })
}

test('Without a key nothing is announced, and one sentence says so', async () => {
  expect(await run({ variables: { INDEXNOW_KEY: '' } })).toMatch(
    /^IndexNow ist ausgeschaltet: .*\.$/,
  )
  expect(announced).toEqual([])
})

test('A preview is not announced', async () => {
  expect(await run({ variables: { CONTEXT: 'deploy-preview' } })).toContain('Vorschau')
  expect(announced).toEqual([])
})

test('The first time all pages are announced, with the key and where it lies', async () => {
  expect(await run()).toBe('2 Seiten bei IndexNow angekündigt.')
  expect(announced).toEqual([
    {
      host: new URL(origin).host,
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: [`${origin}/`, `${origin}/aktivrente`],
    },
  ])
})

test('Later only what is new, changed or gone is announced, and once', async () => {
  await run()
  published['/aktivrente'] = page('Neu')
  expect(await run()).toBe('1 Seite bei IndexNow angekündigt.')
  expect(await run()).toBe('Seit der letzten Ankündigung hat sich keine Seite geändert.')
  delete published['/aktivrente']
  published['/ehrenamt'] = page('Ehrenamt')
  await run()
  expect(announced.slice(1).map(({ urlList }) => urlList)).toEqual([
    [`${origin}/aktivrente`],
    [`${origin}/aktivrente`, `${origin}/ehrenamt`],
  ])
})

test('Another look of the same text is no change', async () => {
  await run()
  published['/'] = `<style>p{color:red}</style>${page('Start').replace('<p>', '<p class="a">')}`
  expect(await run()).toContain('keine Seite geändert')
})

test.each([
  [400, 'unverständlich'],
  [403, 'der Schlüssel gilt nicht'],
  [422, 'die Adressen gehören nicht zu dieser Domain'],
  [429, 'zu viele'],
  [500, 'ohne bekannten Grund (Antwort 500)'],
])(
  'A refusal with %s is told in one sentence, and the next ping tries again',
  async (code, words) => {
    status = code
    await expect(run()).rejects.toThrow(words)
    status = 200
    expect(await run()).toBe('2 Seiten bei IndexNow angekündigt.')
  },
)

test('Nothing is announced before it is published', async () => {
  const built = { ...published, '/aktivrente': page('Neu') }
  await expect(run({ built })).rejects.toThrow(`${origin}/aktivrente zeigt eine andere Fassung`)
  expect(announced).toEqual([])
})

test('Nothing is announced while the key is not published', async () => {
  published[`/${key}.txt`] = 'anders'
  await expect(run()).rejects.toThrow(`Unter ${origin}/${key}.txt liegt der Schlüssel nicht.`)
  expect(announced).toEqual([])
})

test('A website out of reach is told in one sentence', async () => {
  await expect(run({ variables: { URL: 'http://127.0.0.1:9' } })).rejects.toThrow(
    'http://127.0.0.1:9 ist nicht zu erreichen.',
  )
})
