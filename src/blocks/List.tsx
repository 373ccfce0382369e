import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'
import { Section } from './Section.tsx'

const numbered =
  'numeral grid grid-cols-[3.5rem_minmax(0,1fr)] border-t-2 border-line py-6 max-broad:grid-cols-[2.75rem_minmax(0,1fr)] max-broad:[&::before]:text-[2rem]'

/** Points with ticks, or with large numerals where the order or the count matters. */
export function List({ punkte, nummeriert, ...section }: BlockOf<'liste'>) {
  const items = punkte.map((punkt) => (
    <li className={nummeriert && numbered} key={punkt}>
      <RichText as="span" html={punkt} />
    </li>
  ))
  return (
    <Section {...section}>
      {nummeriert ? (
        <ol className="grid-fit-24 grid gap-x-gutter [counter-reset:numeral]">{items}</ol>
      ) : (
        <ul className="ticks grid-fit-24 gap-x-gutter gap-y-6 leading-[1.5]">{items}</ul>
      )}
    </Section>
  )
}
