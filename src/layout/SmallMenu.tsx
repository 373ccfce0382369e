import type { ReactNode } from 'react'
import { menus } from '../../routes.ts'
import { useSite } from '../site/site-context.ts'
import { Icon } from '../ui/Icon.tsx'
import { MenuLinks } from './MenuLinks.tsx'
import { TextSize } from './TextSize.tsx'

const title = 'px-4 pt-3 pb-1 font-serif text-h3/tight font-semibold'

/** All menus, the button to `start` and the text size behind one button, on phones. */
export function SmallMenu({ start }: { start: ReactNode }) {
  const { kopf, lesekomfort, menues } = useSite().shared
  return (
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
            <p className={title}>{menues[menu]}</p>
            <MenuLinks menu={menu} />
          </div>
        ))}
        <div className="mx-4 mt-3 mb-6 grid">{start}</div>
        <div className="unscripted:hidden">
          <p className={title}>{lesekomfort.schriftgroesse}</p>
          <div className="px-4 pt-1 pb-6">
            <TextSize />
          </div>
        </div>
      </nav>
    </details>
  )
}
