import { withoutJoiners } from '../../src/model/typography.ts'
import { type Built, isFile, isIndexed } from './built.ts'
import { gaps, type Node, nodesIn, typesOf } from './graph.ts'

/**
 * JSON-LD of every page: connected, and with the same words as the page. The compiler checks the vocabulary
 * of schema.org, layout/StructuredData.test.ts what Google requires.
 */
export const structuredData = (
  pages: Built[],
  exists: (path: string) => boolean = isFile,
): string[] => pages.flatMap((page) => problemsOf(page, exists))

function problemsOf(page: Built, exists: (path: string) => boolean): string[] {
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

/** Exactly the types that a page of its kind must have, once each. */
function kindProblems(page: Built, nodes: readonly Node[]): string[] {
  const hasQuestions = page.root.querySelector('.faq') !== null
  const isArticle = attribute(page, 'meta[property="og:type"]', 'content') === 'article'
  const isStart = page.path === '/'
  const wanted: Record<string, boolean> = {
    Organization: isStart || isArticle || page.path === '/registrieren',
    WebSite: isStart,
    WebPage: !hasQuestions,
    FAQPage: hasQuestions,
    BreadcrumbList: !isStart,
    Article: isArticle,
  }
  return Object.entries(wanted).flatMap(([type, isWanted]) => {
    const count = ofType(nodes, type).length
    return count === Number(isWanted) ? [] : [`${type} steht ${count}-mal da`]
  })
}

/** Graph and page must have the same words in the same order; joiners do not count. */
function differences(page: Built, nodes: readonly Node[]): string[] {
  const texts = (selector: string) =>
    page.root.querySelectorAll(selector).map(({ text }) => withoutJoiners(text))
  const values = (type: string, property: string) =>
    ofType(nodes, type).map((node) => String(node[property]))
  const headlines = values('Article', 'headline')
  const pairs: [string, string[], string[]][] = [
    ['die Adresse', [...values('WebPage', 'url'), ...values('FAQPage', 'url')], [addressOf(page)]],
    // Only an article has one.
    ['die Überschrift', headlines, texts('main h1').slice(0, headlines.length)],
    ['eine Frage', values('Question', 'name'), texts('.faq summary')],
    ['eine Antwort', values('Answer', 'text'), texts('.faq-answer')],
    ['der Brotkrumenpfad', values('ListItem', 'name'), texts('.breadcrumbs li')],
  ]
  return pairs
    .filter(([, graph, visible]) => graph.join('\n') !== visible.join('\n'))
    .map(([what]) => `${what} lautet anders als auf der Seite`)
}

const pictureProblems = (nodes: readonly Node[], exists: (path: string) => boolean) =>
  nodes
    .flatMap(({ logo, image }) => [logo, image])
    .filter((url) => url !== undefined)
    .map(String)
    .filter((url) => !URL.canParse(url) || !exists(new URL(url).pathname))
    .map((url) => `das Bild ${url} gibt es nicht`)
