import type { Menu } from '../../routes.ts'
import { useSite } from '../site/site-context.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { MenuLinks } from './MenuLinks.tsx'
import { TextSize } from './TextSize.tsx'

const menus: readonly Menu[] = ['senioren-jobs', 'wissenswertes']

/** Both menus are `<details>`: they open by tap and key before any script is there. */
export function Header() {
  const { brand, shared } = useSite()
  const { kopf, lesekomfort } = shared
  const start = (
    <ButtonLink href={kopf.knopf.ziel} size="sm">
      {kopf.knopf.text}
    </ButtonLink>
  )
  return (
    <header className="top">
      <div className="wrap">
        <a className="logo" href="/">
          <Logo />
          {brand.name}
        </a>
        <nav className="menus" aria-label={kopf.hauptmenue}>
          {menus.map((menu) => (
            <details className="menu" name="menu" key={menu}>
              <summary>
                {shared.menues[menu]}
                <Icon name="down" />
              </summary>
              <div className="panel">
                <MenuLinks menu={menu} />
              </div>
            </details>
          ))}
        </nav>
        <details className="menu menu-text needs-script" name="menu">
          <summary>
            {lesekomfort.schriftgroesse}
            <Icon name="down" />
          </summary>
          <div className="panel">
            <TextSize />
            <p className="small">{lesekomfort.gemerkt}</p>
          </div>
        </details>
        <details className="menu menu-small">
          <summary>
            <span className="when-closed">
              <Icon name="menu" />
              {kopf.menue_oeffnen}
            </span>
            <span className="when-open">
              <Icon name="close" />
              {kopf.menue_schliessen}
            </span>
          </summary>
          <nav className="panel" aria-label={kopf.hauptmenue}>
            {menus.map((menu) => (
              <div key={menu}>
                <p className="menu-title">{shared.menues[menu]}</p>
                <MenuLinks menu={menu} />
              </div>
            ))}
            {start}
            <div className="needs-script">
              <p className="menu-title">{lesekomfort.schriftgroesse}</p>
              <TextSize />
            </div>
          </nav>
        </details>
        {start}
      </div>
    </header>
  )
}
