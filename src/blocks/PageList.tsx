import { type Route, sitemapGroups } from '../../routes'
import { useSite } from '../layout/site-context'
import type { BlockOf } from '../model/blocks'
import { Section } from './Section'

/** Every page in its group, with what it says of itself. */
export function PageList({ ueberschrift, text }: BlockOf<'seitenliste'>) {
  const { routes } = useSite()
  return (
    <Section ueberschrift={ueberschrift} text={text} grund="weiss">
      <div className="page-groups">
        {sitemapGroups.map((group) => (
          <section key={group}>
            <h3>{group}</h3>
            <ul className="page-list">
              {routes
                .filter(({ sitemap }) => sitemap?.group === group)
                .map((route) => (
                  <Entry key={route.path} route={route} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  )
}

function Entry({ route: { path, label, sitemap } }: { route: Route }) {
  const { pages, shared } = useSite()
  const page = pages.get(path)
  return (
    <li>
      <a href={path}>{page?.titel ?? label}</a>
      <p>{page?.beschreibung}</p>
      <p className="small">
        {path} · {shared.bausteine.prioritaet} {sitemap?.priority}
      </p>
    </li>
  )
}
