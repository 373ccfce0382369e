import { menus } from '../../routes.ts'
import { useSite } from '../site/site-context.ts'
import { Icon } from '../ui/Icon.tsx'
import { MenuLinks } from './MenuLinks.tsx'
import { TextSize } from './TextSize.tsx'

const title =
  'flex min-h-12 items-center gap-2 rounded-field p-2 leading-none font-medium hover:bg-himmel'
const turning =
  'motion-safe:[&_.icon-down]:[transition:rotate_0.15s] open:[&_.icon-down]:rotate-180'
const panel =
  'absolute top-[calc(100%+0.75rem)] right-0 max-h-[calc(100dvh-6.5rem)] overflow-y-auto overscroll-contain rounded-card border-2 border-line bg-weiss low:max-h-none'

/** One menu beside the other, and that of the text size, where there is room for them. */
export function WideMenus() {
  const { kopf, lesekomfort, menues } = useSite().shared
  return (
    <>
      <nav
        className="relative ml-auto flex items-center gap-1 max-wide:hidden"
        aria-label={kopf.hauptmenue}
      >
        {menus.map((menu) => (
          <details className={`menu ${turning}`} name="menu" key={menu}>
            <summary className={title}>
              {menues[menu]}
              <Icon name="down" />
            </summary>
            <div className={`${panel} w-104 p-3`}>
              <MenuLinks menu={menu} />
            </div>
          </details>
        ))}
      </nav>
      <details
        className={`menu relative full:-ml-6 max-wide:hidden ${turning} unscripted:hidden`}
        name="menu"
      >
        <summary className={title}>
          {lesekomfort.schriftgroesse}
          <Icon name="down" />
        </summary>
        <div className={`${panel} grid w-max gap-3 p-6`}>
          <TextSize />
          <p className="small">{lesekomfort.gemerkt}</p>
        </div>
      </details>
    </>
  )
}
