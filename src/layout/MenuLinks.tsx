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
              className="grid min-h-14 content-center rounded-button px-4 py-2 font-semibold text-ink leading-tight no-underline hover:bg-himmel aria-[current]:bg-himmel"
              href={path}
              aria-current={path === route.path ? 'page' : undefined}
            >
              {`${label} `}
              <span className="font-normal text-ink-2 text-small">{shared.erklaerungen[path]}</span>
            </a>
          </li>
        ))}
    </ul>
  )
}
