import { type Route, sitemapGroups } from '../../routes.ts'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import type { BlockOf } from '../model/blocks.ts'
import { useSite } from '../site/site-context.ts'
import { Section, SectionHead } from './Section.tsx'

type Props = BlockOf<'seitenliste'> & {
  /** The first block of a page carries its h1 and the breadcrumbs. */
  first: boolean
}

/** Every page in its group, with what it says of itself. */
export function PageList({ ueberschrift, text, first }: Props) {
  const { routes, shared } = useSite()
  const GroupTitle = first ? 'h2' : 'h3'
  return (
    <Section {...(first && { className: 'pt-0! print:pt-6!' })}>
      {first && <Breadcrumbs />}
      <SectionHead ueberschrift={ueberschrift} text={text} first={first} />
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
        {path} · {shared.bausteine.prioritaet} {sitemap?.priority}
      </p>
    </li>
  )
}
