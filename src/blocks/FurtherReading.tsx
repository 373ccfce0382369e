import { useSite } from '../site/site-context.ts'
import { Card } from '../ui/Card.tsx'
import { ContentPicture } from './ContentPicture.tsx'
import { Section } from './Section.tsx'

/** On phones the picture stands beside the words, as high as they are. */
const cards =
  'wide:[&_img]:aspect-5/4 [&_img]:object-[50%_45%] max-wide:[&_.card]:grid-cols-[min(15rem,30%)_minmax(0,1fr)] max-wide:[&_.card]:grid-rows-1 max-wide:[&_img]:aspect-auto max-wide:[&_img]:h-0 max-wide:[&_img]:min-h-[max(100%,9rem)] max-wide:[&_.card-body]:content-center'

/** Pages that fit this one, each with its scene. */
export function FurtherReading({ paths }: { paths: readonly string[] }) {
  const { pages, routes, shared } = useSite()
  const targets = paths.flatMap((path) => routes.find((route) => route.path === path) ?? [])
  return (
    <Section ueberschrift={shared.lesehilfen.weiterlesen}>
      <div className={`further grid gap-gap ${cards} wide:grid-cols-3`}>
        {targets.map(({ path, label }) => {
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
