import { Drawn } from '../drawings/Drawn.tsx'
import { sunrise } from '../drawings/sunrise.ts'
import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'
import { Section } from './Section.tsx'

export function Steps({ schritte, ...section }: BlockOf<'schritte'>) {
  return (
    <Section {...section}>
      <ol className="wide:grid-fit-14 grid grid-cols-1 gap-gap">
        {schritte.map(({ titel, text }, index) => (
          // Beside the picture phones have room for the title, and not in large type.
          <li
            className="grid content-start gap-4 max-narrow:grid-cols-1 max-wide:grid-cols-[6rem_1fr] max-wide:items-center max-wide:[&>p]:col-span-full"
            key={titel}
          >
            <Drawn drawing={sunrise(index + 1, schritte.length)} className="w-full rounded-card" />
            <h3>{titel}</h3>
            <RichText html={text} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
