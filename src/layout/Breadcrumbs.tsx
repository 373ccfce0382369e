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
    // By the class `breadcrumbs` the reading views of browsers know to leave it out.
    <nav
      className="breadcrumbs col-span-full pt-6 text-small max-broad:pt-2 [&_.icon]:text-[0.7rem] max-broad:[&_.icon]:rotate-180"
      aria-label={shared.kopf.brotkrumen}
    >
      <ol className="flex flex-wrap gap-x-2 gap-y-1 text-ink-2">
        {crumbs.map(({ label, path }, index) => (
          // On phones only the parent is shown, to leave the first screen to the page.
          <li className="flex items-center gap-2 max-broad:not-nth-last-2:hidden" key={path}>
            {index > 0 && <Icon name="right" />}
            {path === route.path ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a className="inline-block py-2.5" href={path}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
