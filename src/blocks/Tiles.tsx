import type { BlockOf } from '../model/blocks.ts'
import { useNewTab } from '../site/site-context.ts'
import { Icon } from '../ui/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Section } from './Section.tsx'

/** Letters of the longest word that fits a tile of half the width of a small phone. */
const narrow = 9

const tile =
  'print:block flex h-full min-h-18 items-center justify-between gap-3 rounded-button border-2 border-line bg-weiss px-6 py-3 text-label/tight font-semibold text-ink hover:border-tanne [&_.icon]:text-tanne'

const two = {
  list: 'narrow:max-broad:grid-cols-2 narrow:max-broad:gap-3',
  tile: 'narrow:max-broad:gap-2 narrow:max-broad:px-2 narrow:max-broad:text-small',
}

/** Names that lead somewhere, large enough for any thumb. */
export function Tiles({ kacheln, ...section }: BlockOf<'kacheln'>) {
  const newTab = useNewTab()
  const fitsTwo = kacheln.every(({ titel }) =>
    titel.split(/[\s-]/).every((word) => word.length <= narrow),
  )
  const list = ['grid grid-fit-17 gap-x-gap gap-y-3', fitsTwo && two.list]
  if (kacheln.length === 4) list.push('wide:grid-cols-2')
  return (
    <Section {...section}>
      <ul className={list.filter(Boolean).join(' ')}>
        {kacheln.map(({ titel, ziel }) => (
          <li key={titel}>
            <SiteLink
              className={fitsTwo ? `${tile} ${two.tile}` : tile}
              href={ziel}
              newTab={newTab(ziel)}
            >
              <span>{titel}</span>
              {!newTab(ziel) && <Icon name="right" />}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
