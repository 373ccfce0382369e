import { Drawn } from '../drawings/Drawn.tsx'
import { sunrise } from '../drawings/sunrise.ts'
import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'
import { Section } from './Section.tsx'

export function Steps({ schritte, grund = 'butter', ...section }: BlockOf<'schritte'>) {
  return (
    <Section {...section} grund={grund}>
      <ol className="wide:grid-fit-14 grid grid-cols-1 gap-gap">
        {schritte.map(({ titel, text }, index) => (
          // Beside the picture a long word would not fit on the smallest phones.
          <li
            className="grid content-start gap-4 max-snug:grid-cols-1 max-wide:grid-cols-[7.5rem_1fr]"
            key={titel}
          >
            <Drawn
              drawing={sunrise(index + 1, schritte.length)}
              className="w-full rounded-card max-wide:row-span-2"
            />
            <h3>{titel}</h3>
            <RichText html={text} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
