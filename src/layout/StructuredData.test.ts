import { expect, test } from 'vitest'
import { type Route, routes } from '../../routes'
import { gaps, type Node, nodesIn, typesOf } from '../../scripts/check/graph'
import { origin, renderHead } from './head.fixture'

const indexed = routes.filter(({ noindex }: Route) => !noindex)

async function graphOf(route: Route): Promise<Node[]> {
  const { root } = await renderHead(route)
  const [script] = root.querySelectorAll('script[type="application/ld+json"]')
  return script ? (JSON.parse(script.text) as { '@graph': Node[] })['@graph'] : []
}

const only = (graph: Node[], type: string) =>
  nodesIn(graph).filter((node) => typesOf(node).includes(type))

const route = (path: string): Route => routes.find((each) => each.path === path) ?? routes[0]

test.each(indexed)('The graph of $path is in one piece', async (each) => {
  const graph = await graphOf(each)
  expect(gaps(graph, origin + each.path)).toEqual([])
  expect(only(graph, 'WebPage')).toHaveLength(1)
  expect(only(graph, 'Organization')).toHaveLength(1)
})

test.each([
  ['/senioren-jobs-trier', ['Startseite', 'Senioren-Jobs', 'Trier']],
  ['/wirkzeit-gastro', ['Startseite', 'Senioren Jobs', 'Hotel und Gastronomie']],
  ['/top-10-nebenjobs-fuer-ruhestaendler', ['Startseite', 'Jobs im Ruhestand', 'Top 10 Nebenjobs']],
])('The path of %s has the names of the specification', async (path, names) => {
  const graph = await graphOf(route(path))
  expect(only(graph, 'ListItem').map(({ name }) => name)).toEqual(names)
})

test('An article names its author, its picture and its page', async () => {
  const path = '/helga-neustart-65'
  const [article] = only(await graphOf(route(path)), 'Article')
  expect(article).toMatchObject({
    author: { '@id': `${origin}/#organization` },
    image: { '@id': `${origin}${path}#bild` },
    mainEntityOfPage: { '@id': `${origin}${path}` },
    datePublished: '2025-05-01',
  })
})

test('Name and address of the company stand on the start page alone', async () => {
  const [full] = only(await graphOf(route('/')), 'Organization')
  const [short] = only(await graphOf(route('/ehrenamt')), 'Organization')
  expect(full).toHaveProperty('address.postalCode')
  expect(short).not.toHaveProperty('address')
  expect(short).toHaveProperty('logo.width', 512)
})

test('What nobody should find on its own has no graph', async () => {
  for (const each of routes.filter(({ noindex }: Route) => noindex))
    expect(await graphOf(each), each.path).toEqual([])
})
