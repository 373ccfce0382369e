import { type Built, isFile, isIndexed } from './built'
import { gaps, type Node, nodesIn, typesOf } from './graph'
import { schemaProblems } from './schema-org'

/** JSON-LD of every page: valid, in one piece, and saying nothing else than the page. */
export async function structuredData(
  pages: Built[],
  exists: (path: string) => boolean = isFile,
): Promise<string[]> {
  return (await Promise.all(pages.map((page) => problemsOf(page, exists)))).flat()
}

async function problemsOf(page: Built, exists: (path: string) => boolean): Promise<string[]> {
  const say = (problem: string) => `${page.path}: strukturierte Daten: ${problem}.`
  const [script, ...more] = page.root.querySelectorAll('script[type="application/ld+json"]')
  if (!isIndexed(page))
    return script ? [say('unnötig auf einer Seite, die nicht gefunden werden soll')] : []
  if (!script) return [say('fehlen')]
  if (more.length > 0) return [say('stehen in mehr als einem Skript')]
  const graph = graphIn(script.text)
  if (!graph) return [say('sind kein Graph von https://schema.org')]
  const nodes = nodesIn(graph)
  const problems = [
    ...gaps(graph, addressOf(page)),
    ...(await schemaProblems(graph)),
    ...kindProblems(page, nodes),
    ...differences(page, nodes),
    ...pictureProblems(nodes, exists),
  ]
  return problems.map(say)
}

function graphIn(text: string): unknown[] | undefined {
  try {
    const data = JSON.parse(text) as Record<string, unknown>
    const isGraph = data['@context'] === 'https://schema.org' && Array.isArray(data['@graph'])
    return isGraph ? (data['@graph'] as unknown[]) : undefined
  } catch {
    return undefined
  }
}

const attribute = ({ root }: Built, selector: string, name: string) =>
  root.querySelector(selector)?.getAttribute(name) ?? ''

const addressOf = (page: Built) => attribute(page, 'link[rel=canonical]', 'href')

const ofType = (nodes: readonly Node[], type: string) =>
  nodes.filter((node) => typesOf(node).includes(type))

/** What a page of its kind must have, and only that. */
function kindProblems(page: Built, nodes: readonly Node[]): string[] {
  const isArticle = attribute(page, 'meta[property="og:type"]', 'content') === 'article'
  const wanted: Record<string, boolean> = {
    Organization: true,
    WebSite: true,
    WebPage: true,
    BreadcrumbList: page.path !== '/',
    Article: isArticle,
    FAQPage: page.root.querySelector('.faq') !== null,
  }
  return Object.entries(wanted).flatMap(([type, isWanted]) => {
    const count = ofType(nodes, type).length
    return count === Number(isWanted) ? [] : [`${type} steht ${count}-mal da`]
  })
}

const shown = (text: string) =>
  text
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The same words in the graph and on the page, in the same order. */
function differences(page: Built, nodes: readonly Node[]): string[] {
  const texts = (selector: string) => page.root.querySelectorAll(selector).map(({ text }) => text)
  const values = (type: string, property: string) =>
    ofType(nodes, type).map((node) => String(node[property]))
  const pairs: [string, string[], string[]][] = [
    ['die Adresse', values('WebPage', 'url'), [addressOf(page)]],
    ['der Titel', values('WebPage', 'name'), texts('title')],
    [
      'die Beschreibung',
      values('WebPage', 'description'),
      [attribute(page, 'meta[name=description]', 'content')],
    ],
    ['eine Frage', values('Question', 'name'), texts('.faq summary')],
    ['eine Antwort', values('Answer', 'text'), texts('.faq-answer')],
    ['der Brotkrumenpfad', values('ListItem', 'name'), texts('.crumbs li')],
  ]
  return pairs
    .filter(([, graph, visible]) => graph.map(shown).join('\n') !== visible.map(shown).join('\n'))
    .map(([what]) => `${what} lautet anders als auf der Seite`)
}

const pictureProblems = (nodes: readonly Node[], exists: (path: string) => boolean) =>
  ofType(nodes, 'ImageObject')
    .map(({ url }) => String(url))
    .filter((url) => !URL.canParse(url) || !exists(new URL(url).pathname))
    .map((url) => `das Bild ${url} gibt es nicht`)
