import type { BlockOf } from '../model/blocks.ts'
import { useNewTab, useSite } from '../site/site-context.ts'
import { Card } from '../ui/Card.tsx'
import { RichText } from '../ui/RichText.tsx'
import { Section } from './Section.tsx'

/** Cards without pictures: what one could do, and who might have such work. */
export function Ideas({ karten, hinweis, ...section }: BlockOf<'ideen'>) {
  const { shared } = useSite()
  const newTab = useNewTab()
  return (
    <Section {...section}>
      {/* Links in the text lie above the area of the card's own link. */}
      <div className="grid broad:grid-cols-2 grid-cols-1 gap-gap [&_.card-body]:gap-3 [&_a:not(.cover)]:relative">
        {karten.map(({ titel, text, arbeitgeber, beispiele, typ, ort, ziel }) => (
          <Card key={titel} title={titel} href={ziel} newTab={ziel && newTab(ziel)}>
            <Tags tags={[typ, ort]} />
            <RichText html={text} />
            <Names label={shared.bausteine.beispiele} names={beispiele} />
            <Names label={shared.bausteine.arbeitgeber} names={arbeitgeber} />
          </Card>
        ))}
      </div>
      {hinweis && <RichText html={hinweis} className="small mt-8" />}
    </Section>
  )
}

function Tags({ tags }: { tags: (string | undefined)[] }) {
  const given = tags.filter((tag) => tag !== undefined)
  if (given.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {given.map((tag) => (
        <li className="rounded-field bg-leer px-3 py-1 text-small/snug" key={tag}>
          {tag}
        </li>
      ))}
    </ul>
  )
}

function Names({ label, names }: { label: string; names: string[] | undefined }) {
  if (!names) return null
  return (
    <p className="small">
      <b className="block text-ink">{`${label} `}</b>
      {names.join(', ')}
    </p>
  )
}
