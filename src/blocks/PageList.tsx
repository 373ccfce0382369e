import { type Route, sitemapGroups } from '../../routes.ts'
import type { BlockOf } from '../model/blocks.ts'
import { useSite } from '../site/site-context.ts'
import { Section } from './Section.tsx'

/** Every page in its group, with what it says of itself. */
export function PageList(section: BlockOf<'seitenliste'> & { first: boolean }) {
  const { routes, shared } = useSite()
  const GroupTitle = section.first ? 'h2' : 'h3'
  return (
    <Section {...section}>
      <div className="grid gap-12">
        {sitemapGroups.map((group) => (
          <section
            className="grid grid-cols-[17rem_minmax(0,1fr)] border-ink border-t-3 pt-6 max-wide:grid-cols-1 max-wide:gap-2"
            key={group}
          >
            <GroupTitle className="text-h3/tight">{group}</GroupTitle>
            <ul className="grid gap-6">
              {routes
                .filter(({ sitemap }) => sitemap?.group === group)
                .map((route) => (
                  <Entry key={route.path} route={route} />
                ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-12">
        <a href="/sitemap.xml">{shared.bausteine.fuer_suchmaschinen}</a>
      </p>
    </Section>
  )
}

function Entry({ route: { path, label, sitemap } }: { route: Route }) {
  const { pages, shared } = useSite()
  const page = pages.get(path)
  return (
    <li>
      <a className="link-line" href={path}>
        {page?.titel ?? label}
      </a>
      <p>{page?.beschreibung}</p>
      <p className="small">
        {path}, {shared.bausteine.prioritaet} {sitemap?.priority}
      </p>
    </li>
  )
}
