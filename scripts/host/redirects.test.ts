import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Route, routes } from '../../routes.ts'
import { readRedirects } from '../../src/model/netlify-rules.ts'
import { readAllRedirects } from '../../src/site/read-redirects.ts'
import { readRegions } from '../../src/site/read-regions.ts'
import { spellingFile } from '../build/spelling-file.ts'
import { spellings } from '../build/spellings.ts'
import { testFolder } from '../check/folder.fixture.ts'
import { type Site, startSite } from './serve.ts'

const toml = readFileSync('netlify.toml', 'utf8')
const rules = readAllRedirects()

const root = testFolder({
  'netlify.toml': toml,
  'dist/_headers': '',
  'dist/_redirects': spellingFile(toml, readRegions()),
  ...Object.fromEntries(
    routes.map(({ path }) => [`dist${path === '/' ? '/index' : path}.html`, path]),
  ),
})
let site: Site

beforeAll(async () => {
  site = await startSite({ port: 0, root })
})
afterAll(() => site.close())

/** Status and target of the answer to a path; the target's own status. */
async function hop(path: string): Promise<[status: number, to: string, there: number]> {
  const answer = await fetch(site.url + path, { redirect: 'manual' })
  const to = answer.headers.get('location') ?? ''
  const there = await fetch(new URL(to, site.url), { redirect: 'manual' })
  return [answer.status, to, there.status]
}

test('every rule of netlify.toml is found by this test', () => {
  const count = toml.split('[[redirects]]').length - 1
  expect(readRedirects(toml)).toHaveLength(count)
})

test.each(rules)('$from reaches $to in one permanent hop, however it is spelled', async (rule) => {
  for (const from of [rule.from, ...spellings(rule.from)]) {
    expect(await hop(`${from}?a=1&b=%C3%BC`)).toEqual([301, `${rule.to}?a=1&b=%C3%BC`, 200])
    expect(await hop(`${from}/`)).toEqual([301, rule.to, 200])
  }
})

const all: readonly Route[] = routes
const pages = all.filter(({ path }) => path !== '/').map(({ path }) => path)

test.each(pages)('%s has one address: without a slash and a file ending', async (path) => {
  expect(await hop(`${path}/?a=1`)).toEqual([301, `${path}?a=1`, 200])
  expect(await hop(`${path}.html`)).toEqual([301, path, 200])
})

const spoken = all.filter(({ path, noindex }) => path !== '/' && !noindex).map(({ path }) => path)

test.each(spoken)('%s is found with capitals, too', async (path) => {
  for (const spelling of spellings(path)) {
    expect(await hop(`${spelling}?a=1`)).toEqual([301, `${path}?a=1`, 200])
    expect(await hop(`${spelling}/`)).toEqual([301, path, 200])
  }
})

test.each(['/danke', '/thank-you'])('%s stays out of search results', async (path) => {
  const page = await fetch(site.url + path)
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
})
