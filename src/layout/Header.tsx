import { menus } from '../../routes.ts'
import { Drawn } from '../drawings/Drawn.tsx'
import { mark } from '../drawings/mark.ts'
import { useSite } from '../site/site-context.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MenuLinks } from './MenuLinks.tsx'
import { SiteName } from './SiteName.tsx'
import { TextSize } from './TextSize.tsx'

const title =
  'flex min-h-12 items-center gap-2 rounded-field p-2 leading-none font-medium hover:bg-himmel'
const turning =
  'motion-safe:[&_.icon-down]:[transition:rotate_0.15s] open:[&_.icon-down]:rotate-180'
const panel =
  'absolute top-[calc(100%+0.75rem)] right-0 max-h-[calc(100dvh-6.5rem)] overflow-y-auto overscroll-contain rounded-card border-2 border-line bg-weiss low:max-h-none'
const menuTitle = 'px-4 pt-3 pb-1 font-serif text-h3/tight font-semibold'

/** Both menus are `<details>`: they open by tap and key before any script is there. */
export function Header() {
  const { shared } = useSite()
  const { kopf, lesekomfort } = shared
  const start = (
    <ButtonLink href={kopf.knopf.ziel} size="sm">
      {kopf.knopf.text}
    </ButtonLink>
  )
  return (
    <header className="low:relative sticky top-0 z-header border-himmel border-b-2 bg-weiss">
      <div className="wrap flex min-h-header flex-wrap items-center gap-2 full:gap-x-8">
        <SiteName
          mark={
            <Drawn
              drawing={mark}
              className="mr-2 size-11 flex-none max-narrow:hidden max-wide:size-9"
              isFirst
            />
          }
        />
        <nav
          className="relative ml-auto flex items-center gap-1 max-wide:hidden"
          aria-label={kopf.hauptmenue}
        >
          {menus.map((menu) => (
            <details className={`menu ${turning}`} name="menu" key={menu}>
              <summary className={title}>
                {shared.menues[menu]}
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
        <details className="menu menu-small wide:hidden flex-[6.5rem]">
          <summary className="ml-auto flex min-h-12 w-fit items-center rounded-button border-2 border-tanne p-2 font-semibold text-small/tight text-tanne hover:bg-himmel">
            <span className="flex items-center gap-1 [.menu-small[open]_&]:hidden">
              <Icon name="menu" />
              {kopf.menue_oeffnen}
            </span>
            <span className="hidden items-center gap-2 max-snug:[&_.icon]:hidden [.menu-small[open]_&]:flex">
              <Icon name="close" />
              {kopf.menue_schliessen}
            </span>
          </summary>
          <nav
            className="absolute inset-x-0 top-full low:max-h-none max-h-[calc(100dvh-var(--spacing-header))] overflow-y-auto overscroll-contain border-line border-y-2 bg-weiss p-3"
            aria-label={kopf.hauptmenue}
          >
            {menus.map((menu) => (
              <div key={menu}>
                <p className={menuTitle}>{shared.menues[menu]}</p>
                <MenuLinks menu={menu} />
              </div>
            ))}
            <div className="mx-4 mt-3 mb-6 grid">{start}</div>
            <div className="unscripted:hidden">
              <p className={menuTitle}>{lesekomfort.schriftgroesse}</p>
              <div className="px-4 pt-1 pb-6">
                <TextSize />
              </div>
            </div>
          </nav>
        </details>
        <div className="flex max-wide:hidden">{start}</div>
      </div>
    </header>
  )
}
