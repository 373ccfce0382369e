import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../routes'
import { type Site, startSite } from './serve'
import { redirectSources } from './serve/redirect-sources'

const sources = redirectSources()

let root: string
let site: Site

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'redirects-'))
  copyFileSync('netlify.toml', join(root, 'netlify.toml'))
  for (const { path } of routes) {
    const file = join(root, 'dist', path === '/' ? 'index.html' : `${path}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, path)
  }
  site = await startSite({ port: 0, root })
})

afterAll(async () => {
  await site.close()
  rmSync(root, { recursive: true })
})

test('every rule is found by this test', () => {
  const toml = readFileSync('netlify.toml', 'utf8')
  expect(sources.length).toBe(toml.split('[[redirects]]').length - 1)
})

test.each(sources)('%s reaches a page in one permanent hop', async (from) => {
  const hop = await fetch(`${site.url}${from}?a=1`, { redirect: 'manual' })
  expect(hop.status).toBe(301)

  const page = await fetch(new URL(hop.headers.get('location') ?? '', site.url), {
    redirect: 'manual',
  })
  expect(page.status).toBe(200)
  expect(page.url).toMatch(/\?a=1$/)
})

test.each(['/danke', '/thank-you'])('%s stays out of search results', async (path) => {
  const page = await fetch(site.url + path)
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
})
