import { cookieGroups } from '../layout/cookie-groups.ts'
import type { BlockOf } from '../model/blocks.ts'
import { useSite } from '../site/site-context.ts'
import { Catalogue } from '../ui/Catalogue.tsx'
import { RichText } from '../ui/RichText.tsx'
import { Section } from './Section.tsx'

/** What the site may store in the browser: the same list as in the cookie dialog. */
export function CookieList({ ueberschrift, text, anker }: BlockOf<'cookie-liste'>) {
  const { shared, cookies } = useSite()
  return (
    <Section anker={anker} className="pb-[3.35rem] [.section:has(+&)]:pb-[3.35rem]">
      <div className="grid gap-8 [&>:last-child]:max-w-176">
        <div className="prose">
          <h2>{ueberschrift}</h2>
          {text && <RichText html={text} />}
        </div>
        <Catalogue
          groups={cookieGroups(cookies, shared.cookies)}
          none={shared.cookies.keine}
          heading="h3"
        />
      </div>
    </Section>
  )
}
