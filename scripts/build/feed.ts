import type { Site } from '../../src/model/read-site.ts'
import type { ListedPage } from './listed-pages.ts'
import { document, element, escapeXml } from './xml.ts'

/** Atom (RFC 4287) of the articles, the newest first. */
export function atomFeed(
  { brand, shared }: Site,
  pages: readonly ListedPage[],
  origin: string,
): string {
  const articles = pages
    .filter(({ page }) => page.artikel)
    .toSorted((a, b) => b.page.geaendert.localeCompare(a.page.geaendert))
  const host = new URL(brand.domain).host
  const newest = articles[0]?.page.geaendert ?? ''
  return document('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'de' }, [
    element('id', tag(host, '2025-05-01', '/')),
    element('title', escapeXml(shared.verzeichnisse.feed_titel)),
    element('subtitle', escapeXml(shared.verzeichnisse.feed_untertitel)),
    element('link', '', { rel: 'self', type: 'application/atom+xml', href: `${origin}/feed.xml` }),
    element('link', '', { rel: 'alternate', type: 'text/html', href: `${origin}/` }),
    element('updated', moment(newest)),
    element('author', element('name', escapeXml(brand.name))),
    ...articles.map((article) => element('entry', entry(article, host))),
  ])
}

function entry({ url, route, page }: ListedPage, host: string): string {
  const published = page.artikel?.veroeffentlicht ?? ''
  return [
    element('id', tag(host, published, route.path)),
    element('title', escapeXml(page.titel)),
    element('link', '', { rel: 'alternate', type: 'text/html', href: url }),
    element('published', moment(published)),
    element('updated', moment(page.geaendert)),
    element('summary', escapeXml(page.beschreibung)),
  ].join('')
}

/** A name for ever (RFC 4151): of marke.yaml's domain, so a preview's entries are no new ones. */
const tag = (host: string, date: string, path: string) => `tag:${host},${date}:${path}`

/** Content knows days; Atom wants moments. */
const moment = (day: string) => `${day}T00:00:00Z`
