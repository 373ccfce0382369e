import type { ListedPage } from './listed-pages.ts'
import { document, element, escapeXml } from './xml.ts'

/**
 * sitemap.xml: every page that search engines may show, when it changed, its priority in routes.ts
 * and the picture that it opens with.
 */
export function sitemapXml(pages: readonly ListedPage[], origin: string): string {
  const namespaces = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  }
  return document(
    'urlset',
    namespaces,
    pages.map((page) => element('url', entry(page, origin))),
  )
}

function entry({ url, route, page }: ListedPage, origin: string): string {
  const picture = openingPicture(page)
  return [
    element('loc', escapeXml(url)),
    element('lastmod', page.geaendert),
    route.sitemap && element('priority', route.sitemap.priority),
    picture &&
      element('image:image', element('image:loc', escapeXml(`${origin}/bilder/${picture}`))),
  ]
    .filter(Boolean)
    .join('')
}

/** The picture of the hero, if it has an alternative text: decoration is nothing to search for. */
function openingPicture({ bloecke }: ListedPage['page']): string | undefined {
  const hero = bloecke.find((block) => block.art === 'held')
  return hero?.bild && 'alt' in hero.bild ? hero.bild.datei : undefined
}
