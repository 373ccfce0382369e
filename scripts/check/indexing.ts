import { type Route, routes } from '../../routes.ts'
import { type Built, isIndexed } from './built.ts'
import { isPublicBuild } from './disallowed.ts'

/**
 * Pages must tell search engines what routes.ts says: whether to show them, and their canonical address.
 * In a preview all pages are hidden.
 */
export function indexing(pages: Built[], isPublic = isPublicBuild()): string[] {
  const origin = originOf(pages)
  if (!/^https?:\/\/[^/]+$/.test(origin)) return [`/: „canonical“ ist keine ganze Adresse.`]
  return pages.flatMap((page) => [...robots(page, isPublic), ...canonical(page, origin)])
}

/** The site's own address, as the start page gives it. */
const originOf = (pages: Built[]): string =>
  (canonicalOf(pages.find(({ path }) => path === '/')) ?? '').replace(/\/$/, '')

const canonicalOf = (page: Built | undefined) => allOf(page, 'link[rel=canonical]', 'href')

/** Joined, since of two canonical addresses search engines take neither, of two prohibitions the stricter. */
const allOf = (page: Built | undefined, selector: string, name: string) =>
  page?.root
    .querySelectorAll(selector)
    .map((tag) => tag.getAttribute(name))
    .join(' und ')

function robots(page: Built, isPublic: boolean): string[] {
  const content = allOf(page, 'meta[name=robots]', 'content') ?? ''
  const isShown = isPublic && isIndexed(page)
  if (isShown === !content.includes('noindex')) return []
  return isShown
    ? [`${page.path}: „robots“ verbirgt die Seite vor Suchmaschinen, gegen routes.ts.`]
    : [`${page.path}: „robots“ verbirgt die Seite nicht vor Suchmaschinen.`]
}

function canonical(page: Built, origin: string): string[] {
  const route: Route | undefined = routes.find(({ path }) => path === page.path)
  // The 404 page has no address of its own.
  const wanted = page.path === '/404' ? 'keines' : origin + (route?.canonical ?? page.path)
  const found = canonicalOf(page) || 'keines'
  return found === wanted ? [] : [`${page.path}: „canonical“ ist ${found}; richtig ist ${wanted}.`]
}
