import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Route, routes } from '../../routes.ts'
import { readEnvironment } from '../../src/model/environment.ts'
import { loadSite } from '../../src/site/load-site.ts'
import { testFolder } from '../check/folder.fixture.ts'
import { atomFeed } from './feed.ts'
import { writeForMachines } from './for-machines.ts'
import { type ListedPage, listedPages } from './listed-pages.ts'
import { type Element, parseXml, textOf } from './read-xml.ts'
import { sitemapXml } from './sitemap.ts'

const site = loadSite()
const builds = testFolder()

/** The files that a build with these variables writes, by name. */
function written(changed: Record<string, string> = {}): Record<string, string> {
  const variables = { VITE_REGISTRATION_ENDPOINT: 'https://b.de/', ...changed }
  const folder = mkdtempSync(join(builds, 'dist-'))
  writeForMachines(folder, readEnvironment(variables, 'https://a.de'))
  const files = readdirSync(folder)
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

const routesOf = (wanted: (route: Route) => boolean) =>
  routes.filter((route: Route) => !route.noindex && wanted(route))
const listed = routesOf(() => true)
const addresses = (all: readonly Route[]) => all.map(({ path }) => `https://a.de${path}`)

test('The site itself invites search engines', () => {
  for (const variables of [{}, { CONTEXT: 'production' }]) {
    expect(written(variables)['robots.txt']).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://a.de/sitemap.xml\n',
    )
  }
})

test.each(['deploy-preview', 'branch-deploy'])('A %s turns search engines away', (CONTEXT) => {
  expect(written({ CONTEXT })['robots.txt']).toBe('User-agent: *\nDisallow: /\n')
})

test('A key for IndexNow lies where search engines look for it, and only then', () => {
  expect(written({ INDEXNOW_KEY: 'abcd-1234' })['abcd-1234.txt']).toBe('abcd-1234')
  expect(Object.keys(written()).filter((name) => name.endsWith('.txt'))).toEqual([
    'llms.txt',
    'robots.txt',
  ])
})

const namespaces = {
  sitemap: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
}

test('The sitemap lists the pages for search engines, and nothing else, with the priority of routes.ts', () => {
  const { name, namespace, children } = parseXml(written()['sitemap.xml'] ?? '')
  expect([name, namespace]).toEqual(['urlset', namespaces.sitemap])
  expect(children.map((url) => textOf(url, 'loc'))).toEqual(addresses(listed))
  expect(children.map((url) => textOf(url, 'priority'))).toEqual(
    listed.map(({ sitemap }: Route) => sitemap?.priority ?? ''),
  )
})

test('An address of the sitemap has its parts in the order that the format prescribes', () => {
  const order = ['loc', 'lastmod', 'priority'].map((part) => `${namespaces.sitemap} ${part}`)
  for (const { children } of parseXml(written()['sitemap.xml'] ?? '').children) {
    const parts = children.map(({ name, namespace }) => `${namespace} ${name}`)
    expect(parts).toEqual(
      [...order, `${namespaces.image} image`].filter((part) => parts.includes(part)),
    )
    for (const { text } of children.flatMap(({ children }) => children))
      expect(existsSync(text.replace('https://a.de', 'public')), text).toBe(true)
  }
})

test('The sitemap tells the day that the page itself shows, and the picture with a description', () => {
  const urls = parseXml(sitemapXml(listedPages(site, 'https://a.de'), 'https://a.de')).children
  expect(urls.map((url) => textOf(url, 'lastmod'))).toEqual(
    listedPages(site, '').map(({ page }) => page.geaendert),
  )
  const described = listedPages(site, '').map(
    ({ page }) => /"datei":"([^"]+)","alt"/.exec(JSON.stringify(page.bloecke))?.[1],
  )
  expect(described.filter(Boolean)).not.toEqual([])
  expect(urls.map((url) => pictureIn(url))).toEqual(
    described.map((file) => file && `https://a.de/bilder/${file}`),
  )
})

const pictureIn = ({ children }: Element) =>
  children.find(({ name }) => name === 'image')?.children[0]?.text

test('The feed has what Atom (RFC 4287) demands, and every article once', () => {
  const feed = parseXml(written()['feed.xml'] ?? '')
  const entries = feed.children.filter(({ name }) => name === 'entry')
  expect([feed.name, feed.namespace]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
  expect(textOf(feed.children.find(({ name }) => name === 'author') ?? feed, 'name')).toBe(
    site.brand.name,
  )
  expect(hrefOf(feed, 'self')).toBe('https://a.de/feed.xml')
  expect(entries.map((entry) => hrefOf(entry, 'alternate')).sort()).toEqual(
    addresses(routesOf(({ content }) => Boolean(site.pages.get(content)?.artikel))).sort(),
  )
  const all = [feed, ...entries]
  expect(new Set(all.map((each) => textOf(each, 'id'))).size).toBe(all.length)
  for (const each of all) {
    expect(textOf(each, 'title')).not.toBe('')
    expect(textOf(each, 'updated')).toMatch(moment)
  }
  for (const entry of entries) {
    expect(textOf(entry, 'summary')).not.toBe('')
    expect(textOf(entry, 'published')).toMatch(moment)
  }
})

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/

const hrefOf = ({ children }: Element, rel: string) =>
  children.find(({ name, attributes }) => name === 'link' && attributes.rel === rel)?.attributes
    .href

test('llms.txt has the form of llmstxt.org, and each page for search engines once', () => {
  const [head = '', ...sections] = (written()['llms.txt'] ?? '').split(/^## /m)
  expect(head.startsWith(`# ${site.brand.name}\n\n`)).toBe(true)
  expect(head).toMatch(/^# .+\n\n> \S.+\n/)
  for (const section of sections) expect(section).toMatch(/^.+\n\n(?:- \[.+\]\(.+\): .+\n)+\n?$/)
  const linked = sections.join('').matchAll(/\]\((.+?)\): /g)
  expect([...linked].map(([, url]) => url).sort()).toEqual(addresses(listed).sort())
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
