import { get } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testFolder } from '../check/folder.fixture.ts'
import { assertFree } from './ports.ts'
import { type Site, startSite } from './serve.ts'

const long = '<!doctype html><html lang="de"><title>Über uns</title>'.padEnd(2000, '<p>Text')

const root = testFolder({
  'netlify.toml': '',
  'dist/_headers': '',
  'dist/index.html': '<h1>Start</h1>',
  'dist/ueber-uns.html': long,
  'dist/ordner/index.html': '<h1>Ordner</h1>',
  'dist/404.html': '<h1>404</h1>',
  'geheim.txt': 'geheim',
})
const half = testFolder({ 'netlify.toml': '', 'dist/index.html': '' })
let site: Site

beforeAll(async () => {
  site = await startSite({ port: 0, root })
})
afterAll(() => site.close())

const request = (path: string, init?: RequestInit) =>
  fetch(site.url + path, { redirect: 'manual', ...init })

test('A build that was stopped midway is not served', async () => {
  await expect(startSite({ port: 0, root: half })).rejects.toThrow('dist/_headers fehlt')
})

describe('pages', () => {
  test('are found without their file ending', async () => {
    const response = await request('/ueber-uns')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toBe(long)
  })

  test('have one spelling: a slash too many, or too few for a folder, or a file ending redirects', async () => {
    expect(await redirectOf('/ueber-uns/?a=%C3%BC')).toEqual([301, '/ueber-uns?a=%C3%BC'])
    expect(await redirectOf('/ueber-uns.html?a=1')).toEqual([301, '/ueber-uns?a=1'])
    expect(await redirectOf('/index.html')).toEqual([301, '/'])
    expect(await redirectOf('/ordner/index.html')).toEqual([301, '/ordner/'])
    expect((await request('/fehlt.html')).status).toBe(404)
    expect(await redirectOf('/ordner')).toEqual([301, '/ordner/'])
    expect((await request('/ordner/')).status).toBe(200)
    expect((await request('/')).status).toBe(200)
  })

  test('that do not exist answer 404 with the content of 404.html', async () => {
    const response = await request('/gibt-es-nicht')
    expect([response.status, await response.text()]).toEqual([404, '<h1>404</h1>'])
  })
})

describe('the wire', () => {
  test('HEAD has the headers of GET and no body', async () => {
    const [head, full] = await Promise.all([
      request('/ueber-uns', { method: 'HEAD' }),
      request('/ueber-uns'),
    ])
    expect(head.headers.get('content-length')).toBe(full.headers.get('content-length'))
    expect(await head.text()).toBe('')
  })

  test('text travels as brotli, and an unchanged copy is not sent again', async () => {
    const first = await request('/ueber-uns', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    expect(Number(first.headers.get('content-length'))).toBeLessThan(200)

    const etag = first.headers.get('etag') ?? ''
    const again = await request('/ueber-uns', {
      headers: { 'accept-encoding': 'gzip, br', 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })

  test('text travels as it is where nobody shall wait for its compression', async () => {
    const plain = await startSite({ port: 0, root, plain: true })
    const { headers } = await fetch(`${plain.url}/ueber-uns`)
    await plain.close()
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get('content-length')).toBe(`${Buffer.byteLength(long)}`)
  })

  test('only reading is allowed', async () => {
    expect((await request('/', { method: 'POST' })).status).toBe(405)
  })
})

describe('hostile paths', () => {
  test.each([
    '/..%2fgeheim.txt',
    '/assets/..%5c..%5cgeheim.txt',
    '/%00',
    '/%E0%A4%A',
    '//geheim.txt',
  ])('%s answers 400', async (path) => expect(await rawStatus(path)).toBe(400))

  test.each(['/../geheim.txt', '/%2e%2e/geheim.txt'])('%s stays inside dist', async (path) => {
    expect(await rawStatus(path)).toBe(404)
  })
})

describe('what cannot start', () => {
  test('a taken port stops with the port and the way out', async () => {
    const port = Number(new URL(site.url).port)
    const sentence = (variable: string) =>
      `Port ${port} ist belegt. Beenden Sie das andere Programm, oder setzen Sie ` +
      `${variable}=${port < 65_000 ? port + 7 : port - 7} vor den Befehl.`
    await expect(startSite({ port, root })).rejects.toMatchObject({
      name: 'Stop',
      message: sentence('PORT'),
    })
    await expect(assertFree(port, 'ENDPOINT_PORT')).rejects.toThrow(sentence('ENDPOINT_PORT'))
  })

  test('a site that was not built stops with the command that builds it', async () => {
    await expect(startSite({ port: 0, root: join(root, 'dist') })).rejects.toThrow('npm run build')
  })
})

async function redirectOf(path: string) {
  const response = await request(path)
  return [response.status, response.headers.get('location')]
}

/** Without `fetch`, which would tidy the path before sending it. */
function rawStatus(path: string): Promise<number | undefined> {
  const { port } = new URL(site.url)
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
}
