import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'
import { benefitIcon } from './benefit-icon.ts'
import { Section } from './Section.tsx'

const columns = 'grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))]'
const pairs = 'grid-cols-[repeat(auto-fill,minmax(min(26rem,100%),1fr))]'

export function Benefits({ karten, grund = 'weiss', ...section }: BlockOf<'vorteile'>) {
  return (
    <Section {...section} grund={grund}>
      <ul className={`grid gap-x-gap gap-y-10 ${karten.length === 4 ? pairs : columns}`}>
        {karten.map(({ symbol, titel, text }) => (
          <li className="grid content-start gap-[0.6rem]" key={titel}>
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
