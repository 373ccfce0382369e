import type { Route } from '../../routes.ts'
import { useSite } from '../site/site-context.ts'
import { Icon } from '../ui/Icon.tsx'

type Crumb = { label: string; path: string }

/** From the start page to the given one. The parent's name may differ from page to page. */
export function crumbsOf(route: Route, routes: readonly Route[]): Crumb[] {
  const parent = routes.find(({ path }) => path === route.parent)
  const above = parent ? crumbsOf(parent, routes) : []
  const last = above.at(-1)
  if (last && route.parentLabel) last.label = route.parentLabel
  return [...above, { label: route.label, path: route.path }]
}

export function Breadcrumbs() {
  const { route, routes, shared } = useSite()
  const crumbs = crumbsOf(route, routes)
  if (crumbs.length < 2) return null
  return (
    <nav className="crumbs" aria-label={shared.kopf.brotkrumen}>
      <ol>
        {crumbs.map(({ label, path }, index) => (
          <li key={path}>
            {index > 0 && <Icon name="right" />}
            {path === route.path ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={path}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
