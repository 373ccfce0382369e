import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { routes } from '../../routes'
import { readEnvironment } from '../../src/model/environment'
import { loadSite } from '../../src/site/load-site.ts'
import { parseXml, textOf } from '../check/xml'
import { atomFeed } from './feed'
import { writeForMachines } from './for-machines'
import { type ListedPage, listedPages } from './listed-pages'
import { sitemapXml } from './sitemap'

const site = loadSite()
const folders: string[] = []
afterAll(() => folders.map((folder) => rmSync(folder, { recursive: true })))

/** The files that a build with these variables writes, by name. */
function written(variables: Record<string, string> = {}): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'machines-'))
  folders.push(folder)
  writeForMachines(folder, readEnvironment(variables, 'https://a.de'), site)
  const files = readdirSync(folder)
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

test('The site itself invites search engines', () => {
  for (const variables of [{}, { CONTEXT: 'production' }]) {
    const files = written(variables)
    expect(files['robots.txt']).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://a.de/sitemap.xml\n',
    )
    expect(Object.keys(files)).not.toContain('_headers')
  }
})

test.each(['deploy-preview', 'branch-deploy'])('A %s turns search engines away', (CONTEXT) => {
  const files = written({ CONTEXT })
  expect(files['robots.txt']).toBe('User-agent: *\nDisallow: /\n')
  expect(files._headers).toBe('/*\n  X-Robots-Tag: noindex\n')
})

test('A key for IndexNow lies where search engines look for it, and only then', () => {
  expect(written({ INDEXNOW_KEY: 'abcd-1234' })['abcd-1234.txt']).toBe('abcd-1234')
  expect(Object.keys(written()).filter((name) => name.endsWith('.txt'))).toEqual([
    'llms.txt',
    'robots.txt',
  ])
})

test('The sitemap tells the day that the page itself shows, and the picture with a description', () => {
  const urls = parseXml(sitemapXml(listedPages(site, 'https://a.de'), 'https://a.de')).children
  expect(urls.map((url) => textOf(url, 'lastmod'))).toEqual(
    listedPages(site, '').map(({ page }) => page.geaendert),
  )
  const [start] = urls
  expect(start?.children.at(-1)?.children[0]?.text).toBe('https://a.de/bilder/aufbruch.svg')
})

const page = (path: string, geaendert: string, titel = path): ListedPage => {
  const route = routes.find((each) => each.path === path) ?? routes[0]
  const artikel = { veroeffentlicht: '2025-05-01' }
  const rest = { beschreibung: '„A & B“ <c>', artikel, bloecke: [] }
  return {
    url: `https://a.de${path}`,
    route,
    page: { titel, geaendert, ...rest } as unknown as ListedPage['page'],
  }
}

test('The feed begins with the newest article and is as new as that', () => {
  const pages = [
    page('/aktivrente', '2026-01-02'),
    page('/ehrenamt', '2026-03-04'),
    page('/wissenswertes', '2026-02-03'),
  ]
  const feed = parseXml(atomFeed(site, pages, 'https://a.de'))
  expect(textOf(feed, 'updated')).toBe('2026-03-04T00:00:00Z')
  const entries = feed.children.filter(({ name }) => name === 'entry')
  expect(entries.map((entry) => textOf(entry, 'title'))).toEqual([
    '/ehrenamt',
    '/wissenswertes',
    '/aktivrente',
  ])
})

test('Any character may stand in a title', () => {
  const [entry] = parseXml(
    atomFeed(site, [page('/', '2026-01-02', '„A & B“ <c>')], 'https://a.de'),
  ).children.filter(({ name }) => name === 'entry')
  expect(entry && [textOf(entry, 'title'), textOf(entry, 'summary')]).toEqual([
    '„A & B“ <c>',
    '„A & B“ <c>',
  ])
})

test('Wherever the site is built, an article keeps its name', () => {
  const ids = (URL: string) => written({ URL })['feed.xml']?.match(/<id>.*?<\/id>/g)
  expect(ids('https://a.de')).toEqual(ids('https://b.de'))
  expect(ids('https://a.de')).toHaveLength(1 + articles.length)
})

const articles = [...site.pages.values()].filter(({ artikel }) => artikel)
