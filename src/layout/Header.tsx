import { Drawn } from '../drawings/Drawn.tsx'
import { mark } from '../drawings/mark.ts'
import { useSite } from '../site/site-context.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { SiteName } from './SiteName.tsx'
import { SmallMenu } from './SmallMenu.tsx'
import { WideMenus } from './WideMenus.tsx'

/** All menus are `<details>`: they open by tap and key before any script is there. */
export function Header() {
  const { knopf } = useSite().shared.kopf
  const start = (
    <ButtonLink href={knopf.ziel} size="sm">
      {knopf.text}
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
        <WideMenus />
        <SmallMenu start={start} />
        <div className="flex max-wide:hidden">{start}</div>
      </div>
    </header>
  )
}
