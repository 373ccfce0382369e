import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'
import { Section } from './Section.tsx'

/** Points with ticks, or with large numerals where the order or the count matters. */
export function List({ punkte, nummeriert, grund = 'weiss', ...section }: BlockOf<'liste'>) {
  const items = punkte.map((punkt) => (
    <li key={punkt}>
      <RichText as="span" html={punkt} />
    </li>
  ))
  return (
    <Section {...section} grund={grund}>
      {nummeriert ? (
        <ol className="numbered">{items}</ol>
      ) : (
        <ul className="ticks ticks-wide">{items}</ul>
      )}
    </Section>
  )
}
