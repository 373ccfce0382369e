import { type Route, sitemapGroups } from '../../routes.ts'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import type { BlockOf } from '../model/blocks.ts'
import { useSite } from '../site/site-context.ts'
import { RichText } from '../ui/RichText.tsx'

type Props = BlockOf<'seitenliste'> & {
  /** The first block of a page carries its h1 and the breadcrumbs. */
  first: boolean
}

/** Every page in its group, with what it says of itself. */
export function PageList({ ueberschrift, text, first }: Props) {
  const { routes, shared } = useSite()
  const [Title, GroupTitle] = first ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const)
  return (
    <section className="section">
      <div className="wrap">
        {first && <Breadcrumbs />}
        <div className={first ? 'head page-head' : 'head'}>
          <Title>{ueberschrift}</Title>
          <RichText html={text} className="lead" />
        </div>
        <div className="page-groups">
          {sitemapGroups.map((group) => (
            <section key={group}>
              <GroupTitle>{group}</GroupTitle>
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
        <p>
          <a href="/sitemap.xml">{shared.bausteine.fuer_suchmaschinen}</a>
        </p>
      </div>
    </section>
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
