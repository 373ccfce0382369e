import { type Built, isIndexed } from './built.ts'

/** Indexed pages that links from `/` do not reach, or only by way of the overview. */
export function orphans(pages: Built[]): string[] {
  const withoutOverview = reached(pages.filter(({ path }) => path !== '/sitemap'))
  const all = reached(pages)
  return pages.filter(isIndexed).flatMap(({ path }) => {
    if (!all.has(path)) return [`${path}: kein Weg führt von der Startseite hierher.`]
    if (path !== '/sitemap' && !withoutOverview.has(path))
      return [`${path}: nur die Übersicht /sitemap führt hierher.`]
    return []
  })
}

function reached(pages: Built[]): Set<string> {
  const seen = new Set(['/'])
  // Iterating a Set includes what is added meanwhile.
  for (const path of seen)
    for (const target of targets(pages.find((page) => page.path === path))) seen.add(target)
  return seen
}

const targets = (page: Built | undefined): string[] =>
  (page?.root.querySelectorAll('a[href^="/"]') ?? []).map(
    (link) => link.getAttribute('href')?.split('#')[0] ?? '',
  )
