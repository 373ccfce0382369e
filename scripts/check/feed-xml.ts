import { type Built, isIndexed, readOut } from './built'
import { originOf } from './indexing'
import { type Element, parseXml, textOf } from './xml'

const atom = 'http://www.w3.org/2005/Atom'
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/

/** feed.xml has what Atom (RFC 4287) demands, and its links lead to pages for search engines. */
export function feedFile(pages: Built[], xml = readOut('feed.xml')): string[] {
  const feed = parseXml(xml)
  const origin = originOf(pages)
  const entries = feed.children.filter(({ name }) => name === 'entry')
  const ids = [feed, ...entries].map((each) => textOf(each, 'id'))
  const known = pages.filter(isIndexed).map(({ path }) => origin + path)
  return [
    ...(feed.name === 'feed' && feed.namespace === atom ? [] : ['beginnt nicht mit feed.']),
    ...(link(feed, 'self') === `${origin}/feed.xml` ? [] : ['nennt die eigene Adresse nicht.']),
    ...(feed.children.some(({ name }) => name === 'author') ? [] : ['nennt keinen Urheber.']),
    ...(entries.length > 0 ? [] : ['hat keine Einträge.']),
    ...(new Set(ids).size === ids.length ? [] : ['hat eine id zweimal.']),
    ...[feed, ...entries].flatMap(parts),
    ...entries
      .map((each) => link(each, 'alternate'))
      .filter((href) => !known.includes(href))
      .map((href) => `${href || 'ein Eintrag ohne Adresse'} ist keine Seite für Suchmaschinen.`),
  ].map((problem) => `feed.xml: ${problem}`)
}

function parts(element: Element): string[] {
  const name = textOf(element, 'title') || element.name
  const needed = element.name === 'entry' ? ['id', 'title', 'summary'] : ['id', 'title']
  return [
    ...needed.filter((part) => !textOf(element, part)).map((part) => `${name}: ${part} fehlt.`),
    ...element.children
      .filter(({ name }) => name === 'updated' || name === 'published')
      .filter(({ text }) => !moment.test(text))
      .map(({ text }) => `${name}: „${text}“ ist kein Zeitpunkt.`),
    ...(textOf(element, 'updated') ? [] : [`${name}: updated fehlt.`]),
  ]
}

const link = ({ children }: Element, rel: string): string =>
  children.find(({ name, attributes }) => name === 'link' && attributes.rel === rel)?.attributes
    .href ?? ''
