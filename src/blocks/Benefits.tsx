import { Drawn } from '../drawings/Drawn.tsx'
import { symbol } from '../drawings/symbol.ts'
import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'
import { Section } from './Section.tsx'

export function Benefits({ karten, ...section }: BlockOf<'vorteile'>) {
  return (
    <Section {...section}>
      <ul
        className={`grid gap-x-gap gap-y-8 ${karten.length === 4 ? 'grid-fit-24' : 'grid-fit-18'}`}
      >
        {karten.map(({ symbol: name, titel, text }) => (
          <li className="grid content-start gap-2" key={titel}>
            <Drawn drawing={symbol(name)} className="size-13" />
            <h3>{titel}</h3>
            <RichText html={text} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
