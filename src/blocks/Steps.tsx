import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'
import { Section } from './Section.tsx'
import { Sunrise } from './Sunrise.tsx'

export function Steps({ schritte, grund = 'butter', ...section }: BlockOf<'schritte'>) {
  return (
    <Section {...section} grund={grund}>
      <ol className="steps">
        {schritte.map(({ titel, text }, index) => (
          <li key={titel}>
            <Sunrise step={index + 1} of={schritte.length} />
            <h3>{titel}</h3>
            <RichText html={text} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
