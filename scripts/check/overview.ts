import { type Route, routes } from '../../routes'
import { type Built, isIndexed } from './built'

/**
 * The overview for people (specification, section 2) shows every page for search engines, and each
 * page of its groups with title, description, path and priority.
 */
export function overview(pages: Built[]): string[] {
  const entries = pages
    .find(({ path }) => path === '/sitemap')
    ?.root.querySelectorAll('main .page-list li')
  return pages
    .filter((page) => page.path !== '/sitemap' && (isIndexed(page) || priorityOf(page)))
    .flatMap((page) => {
      const entry = entries?.find((each) => each.querySelector(`a[href="${page.path}"]`))
      if (!entry) return [`/sitemap: ${page.path} fehlt.`]
      const shown = normal(entry.text)
      const missing = wanted(page).filter((text) => !shown.includes(normal(text)))
      return missing.map((text) => `/sitemap: bei ${page.path} fehlt „${text}“.`)
    })
}

function priorityOf({ path }: Built) {
  const route: Route | undefined = routes.find((each) => each.path === path)
  return route?.sitemap?.priority
}

const normal = (text: string) => text.replace(/\s+/g, ' ')

const wanted = (page: Built): string[] => [
  page.root.querySelector('title')?.text ?? '',
  page.root.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
  `${page.path} · `,
  ` ${priorityOf(page)}`,
]
