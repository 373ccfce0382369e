import { useSite } from '../site/site-context.ts'
import { Card } from '../ui/Card.tsx'
import { ContentPicture } from './ContentPicture.tsx'
import { Section } from './Section.tsx'

/** Pages that fit this one, each with its scene. */
export function FurtherReading({ paths }: { paths: readonly string[] }) {
  const { pages, routes, shared } = useSite()
  const targets = routes.filter(({ path }) => paths.includes(path))
  return (
    <Section ueberschrift={shared.lesehilfen.weiterlesen} grund="weiss">
      <div
        className={`further ${targets.length === 3 ? 'broad:grid-cols-2 wide:grid-cols-3' : 'wide:grid-cols-2'}`}
      >
        {targets
          .sort((one, other) => paths.indexOf(one.path) - paths.indexOf(other.path))
          .map(({ path, label }) => {
            const page = pages.get(path)
            return (
              <Card
                key={path}
                title={label}
                href={path}
                picture={page && <ContentPicture bild={{ datei: page.szene, dekorativ: 'ja' }} />}
              >
                <p>{shared.erklaerungen[path] ?? page?.beschreibung}</p>
              </Card>
            )
          })}
      </div>
    </Section>
  )
}
