import { expect, test } from 'vitest'
import { type Route, routes } from '../../routes.ts'
import { type Node, nodesIn, typesOf } from '../../scripts/check/graph.ts'
import { loadSite } from '../site/load-site.ts'
import { origin, renderPage } from './page.fixture.tsx'

const indexed = routes.filter(({ noindex }: Route) => !noindex)

async function graphOf(route: Route): Promise<Node[]> {
  const { root } = await renderPage(route)
  const [script] = root.querySelectorAll('script[type="application/ld+json"]')
  return script ? (JSON.parse(script.text) as { '@graph': Node[] })['@graph'] : []
}

const only = (graph: Node[], type: string) =>
  nodesIn(graph).filter((node) => typesOf(node).includes(type))

const route = (path: string): Route => routes.find((each) => each.path === path) ?? routes[0]

/**
 * What Google asks for (Search Central: Article, Breadcrumb, FAQPage, Organization, site name).
 * Instructions are shown no more since 2023, and vacancies there are none: what is not named here has
 * no place in a graph. Which page has what, and that it is in one piece, `npm run check-dist` asks.
 */
const needed: Record<string, string> = {
  Answer: 'text',
  Article: 'headline image datePublished dateModified author publisher mainEntityOfPage',
  BreadcrumbList: 'itemListElement',
  FAQPage: 'url mainEntity',
  ListItem: 'position name item',
  Organization: 'name url logo',
  PostalAddress: 'streetAddress',
  Question: 'name acceptedAnswer',
  WebPage: 'url',
  WebSite: 'name url publisher',
}

test.each(indexed)('The graph of $path has what Google asks for', async (each) => {
  for (const node of nodesIn(await graphOf(each)))
    for (const property of needed[`${node['@type']}`]?.split(' ') ?? ['a place in `needed`'])
      expect(node, `${node['@type']}`).toHaveProperty(property, expect.anything())
})

test.each([
  ['/senioren-jobs-trier', ['Startseite', 'Senioren-Jobs', 'Trier']],
  ['/wirkzeit-gastro', ['Startseite', 'Senioren Jobs', 'Hotel und Gastronomie']],
  ['/top-10-nebenjobs-fuer-ruhestaendler', ['Startseite', 'Jobs im Ruhestand', 'Top-10-Nebenjobs']],
])('The path of %s has the names that were agreed on', async (path, names) => {
  const graph = await graphOf(route(path))
  expect(only(graph, 'ListItem').map(({ name }) => name)).toEqual(names)
})

test('An article names its author, the address of its picture and its page', async () => {
  const { pages } = loadSite()
  const articles = routes.filter(({ content }) => pages.get(content)?.artikel)
  expect(articles.length).toBeGreaterThan(0)
  for (const each of articles) {
    const [article] = only(await graphOf(each), 'Article')
    expect(article).toMatchObject({
      author: { '@id': `${origin}/#organization` },
      image: `${origin}/og/${each.content}.png?v=1`,
      mainEntityOfPage: { '@id': `${origin}${each.path}` },
      datePublished: pages.get(each.content)?.artikel?.veroeffentlicht,
    })
  }
})

test('Name and address of the company stand on the page with the form alone', async () => {
  const [full] = only(await graphOf(route('/registrieren')), 'Organization')
  const [short] = only(await graphOf(route('/')), 'Organization')
  expect(full).toHaveProperty('address.postalCode')
  expect(short).not.toHaveProperty('address')
  expect(short).toHaveProperty('logo', `${origin}/icon-512.png`)
})
