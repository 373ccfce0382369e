import { type Built, isIndexed } from './built.ts'

/** Every page for search engines is reached from `/` by links, and not from the overview alone. */
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
  // A Set hands out what is added while it is walked.
  for (const path of seen)
    for (const target of targets(pages.find((page) => page.path === path))) seen.add(target)
  return seen
}

const targets = (page: Built | undefined): string[] =>
  (page?.root.querySelectorAll('a[href^="/"]') ?? []).map(
    (link) => link.getAttribute('href')?.split('#')[0] ?? '',
  )
