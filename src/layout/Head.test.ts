import { expect, test } from 'vitest'
import { type Route, routes } from '../../routes.ts'
import { loadSite } from '../site/load-site.ts'
import { origin, renderPage } from './page.fixture.tsx'

const { brand, pages } = loadSite()

const indexed = routes.filter(({ noindex }: Route) => !noindex)
const route = (path: string): Route => routes.find((each) => each.path === path) ?? routes[0]

test.each(routes)('$path says once what search engines and chats ask for', async (each) => {
  const { meta, page, root } = await renderPage(each)
  const url = each.path === '/404' ? [] : [origin + ((each as Route).canonical ?? each.path)]
  const once = {
    description: page.beschreibung,
    'format-detection': 'telephone=no',
    'og:title': page.titel,
    'og:description': page.beschreibung,
    'og:site_name': brand.name,
    'og:locale': 'de_DE',
    'og:type': page.artikel ? 'article' : 'website',
    'og:image': `${origin}/og/${each.content}.png?v=1`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Eine Frau im Morgenlicht',
    'twitter:card': 'summary_large_image',
    'twitter:site': brand.soziales_profil,
  }
  expect(Object.fromEntries(Object.keys(once).map((name) => [name, meta(name)]))).toEqual(
    Object.fromEntries(Object.entries(once).map(([name, value]) => [name, [value]])),
  )
  expect(root.querySelectorAll('title').map(({ text }) => text)).toEqual([page.titel])
  // A missing page has no address of its own.
  expect(meta('og:url')).toEqual(url)
  expect(root.querySelectorAll('link[rel=canonical]').map((l) => l.getAttribute('href'))).toEqual(
    url,
  )
})

test('An article tells when it was published and changed; other pages do not', async () => {
  const articles = routes.filter(({ content }) => pages.get(content)?.artikel)
  expect(articles.length).toBeGreaterThan(0)
  for (const each of articles) {
    const { meta, page } = await renderPage(each)
    expect(meta('article:published_time')).toEqual([page.artikel?.veroeffentlicht])
    expect(meta('article:modified_time')).toEqual([page.geaendert])
  }
  expect((await renderPage(route('/registrieren'))).meta('article:published_time')).toEqual([])
})

test('Only pages for search engines are open to them, and none of a preview is', async () => {
  for (const each of routes) {
    const [robots] = (await renderPage(each)).meta('robots')
    expect(robots, each.path).toMatch(
      indexed.some(({ path }) => path === each.path)
        ? /^index, follow, max-image-preview:large$/
        : /^noindex/,
    )
    const preview = await renderPage(each, { isPublic: false })
    expect(preview.meta('robots'), each.path).toEqual(['noindex, nofollow'])
  }
})

test('The search console finds its code on the start page, where it looks', async () => {
  const code = { searchConsole: 'abcdefghijklmnopqrstuvwxyz' }
  const name = 'google-site-verification'
  expect((await renderPage(route('/'), code)).meta(name)).toEqual([code.searchConsole])
  expect((await renderPage(route('/ehrenamt'), code)).meta(name)).toEqual([])
  expect((await renderPage(route('/'))).meta(name)).toEqual([])
})
