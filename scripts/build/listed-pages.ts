import { type Route, routes } from '../../routes.ts'
import type { LoadedPage } from '../../src/model/load-page.ts'
import type { Site } from '../../src/model/read-site.ts'

/** A page that search engines may show, with its address. */
export type ListedPage = { url: string; route: Route; page: LoadedPage }

/** In the order of routes.ts. */
export function listedPages({ pages }: Pick<Site, 'pages'>, origin: string): ListedPage[] {
  return routes.flatMap((route: Route) => {
    const page = pages.get(route.content)
    return page && !route.noindex ? { url: origin + route.path, route, page } : []
  })
}
