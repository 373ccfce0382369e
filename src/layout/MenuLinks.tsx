import type { Menu } from '../../routes.ts'
import { useSite } from '../site/site-context.ts'

/** The pages of one menu, each with half a line of explanation. */
export function MenuLinks({ menu }: { menu: Menu }) {
  const { routes, route, shared } = useSite()
  return (
    <ul>
      {routes
        .filter(({ menus }) => menus?.includes(menu))
        .map(({ path, label }) => (
          <li key={path}>
            <a
              className="menu-link"
              href={path}
              aria-current={path === route.path ? 'page' : undefined}
            >
              {label}
              <span>{shared.erklaerungen[path]}</span>
            </a>
          </li>
        ))}
    </ul>
  )
}
