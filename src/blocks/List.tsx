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
        <ol className="numbered grid-fit-24">{items}</ol>
      ) : (
        <ul className="ticks grid-fit-24 gap-x-gutter gap-y-5 leading-[1.5]">{items}</ul>
      )}
    </Section>
  )
}
