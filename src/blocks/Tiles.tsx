import type { BlockOf } from '../model/blocks.ts'
import { useNewTab } from '../site/site-context.ts'
import { Icon } from '../ui/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Section } from './Section.tsx'

/** The longest word that fits half the width of a small phone. */
const narrow = 10

/** Names that lead somewhere, large enough for any thumb. */
export function Tiles({ kacheln, grund = 'weiss', ...section }: BlockOf<'kacheln'>) {
  const newTab = useNewTab()
  const fitsTwo = kacheln.every(({ titel }) =>
    titel.split(/[\s-]/).every((word) => word.length <= narrow),
  )
  return (
    <Section {...section} grund={grund}>
      <ul className={fitsTwo ? 'tiles tiles-two' : 'tiles'}>
        {kacheln.map(({ titel, ziel }) => (
          <li key={titel}>
            <SiteLink href={ziel} newTab={newTab(ziel)}>
              <span>{titel}</span>
              {!newTab(ziel) && <Icon name="right" />}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
