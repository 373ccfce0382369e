import { type Route, routes } from '../../routes'
import { type Built, isFile, isIndexed, readOut } from './built'
import { originOf } from './indexing'
import { child, type Element, parseXml, textOf } from './xml'

const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const pictures = 'http://www.google.com/schemas/sitemap-image/1.1'

/** The order that the format's schema prescribes, with the namespace of each. */
const parts = [
  ['loc', sitemaps],
  ['lastmod', sitemaps],
  ['changefreq', sitemaps],
  ['priority', sitemaps],
  ['image', pictures],
] as const

/** sitemap.xml is valid and lists exactly the pages for search engines, each as routes.ts has it. */
export function sitemapFile(
  pages: Built[],
  xml = readOut('sitemap.xml'),
  exists = isFile,
): string[] {
  const root = parseXml(xml)
  const origin = originOf(pages)
  const listed = root.children.map((url) => textOf(url, 'loc'))
  const wanted = pages.filter(isIndexed).map(({ path }) => origin + path)
  return [
    ...(root.name === 'urlset' && root.namespace === sitemaps ? [] : ['beginnt nicht mit urlset.']),
    ...wanted.filter((url) => !listed.includes(url)).map((url) => `${url} fehlt.`),
    ...listed.filter((url) => !wanted.includes(url)).map((url) => `${url} gehört nicht hinein.`),
    ...listed.filter((url, index) => listed.indexOf(url) !== index).map((url) => `${url} zweimal.`),
    ...root.children.flatMap((url) => entry(url, origin, exists)),
  ].map((problem) => `sitemap.xml: ${problem}`)
}

function entry(url: Element, origin: string, exists: (path: string) => boolean): string[] {
  const address = textOf(url, 'loc')
  const route: Route | undefined = routes.find(({ path }) => origin + path === address)
  const places = url.children.map(({ name, namespace }) =>
    parts.findIndex((part) => part[0] === name && part[1] === namespace),
  )
  const priority = child(url, 'priority')?.text
  const images = url.children.filter(({ name }) => name === 'image')
  return [
    ...(places.every((place, index) => place >= (places[index - 1] ?? 0))
      ? []
      : [`${address}: die Angaben stehen in falscher Folge oder haben falsche Namen.`]),
    ...(isDay(textOf(url, 'lastmod')) ? [] : [`${address}: lastmod ist kein Tag.`]),
    ...(priority === route?.sitemap?.priority
      ? []
      : [`${address}: priority ist ${priority}; routes.ts sagt ${route?.sitemap?.priority}.`]),
    ...images
      .map((image) => textOf(image, 'loc'))
      .filter((image) => !image.startsWith(origin) || !exists(image.slice(origin.length)))
      .map((image) => `${address}: das Bild ${image} gibt es nicht.`),
  ]
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
