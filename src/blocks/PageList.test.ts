import { expect, test } from 'vitest'
import { type Route, routes } from '../../routes.ts'
import { renderPage } from '../layout/page.fixture.tsx'
import { loadSite } from '../site/load-site.ts'

const { pages } = loadSite()
const overview = routes.find(({ path }) => path === '/sitemap') ?? routes[0]

test('The overview shows every page for search engines with title, description, path and priority', async () => {
  const { body } = await renderPage(overview)
  const entries = body().querySelectorAll('main li')
  for (const { path, content, noindex, sitemap } of routes as readonly Route[]) {
    if (path === '/sitemap' || (noindex && !sitemap)) continue
    const entry = entries.findLast((each) => each.querySelector(`a[href="${path}"]`))
    const page = pages.get(content)
    for (const part of [page?.titel, page?.beschreibung, `${path}, `, ` ${sitemap?.priority}`])
      expect(entry?.text, path).toContain(part)
  }
})
