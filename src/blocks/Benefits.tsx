import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'
import { benefitIcon } from './benefit-icon.ts'
import { Section } from './Section.tsx'

export function Benefits({ karten, grund = 'weiss', ...section }: BlockOf<'vorteile'>) {
  return (
    <Section {...section} grund={grund}>
      <ul className="benefits">
        {karten.map(({ symbol, titel, text }) => (
          <li key={titel}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing from a package */}
            <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: benefitIcon(symbol) }} />
            <h3>{titel}</h3>
            <RichText html={text} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
