import { Drawn } from '../drawings/Drawn.tsx'
import { mapDrawing } from '../drawings/map.ts'
import { linesOf, mapLabels } from '../drawings/map-labels.ts'
import type { BlockOf } from '../model/blocks.ts'
import { regionPath } from '../model/regions.ts'
import { useSite } from '../site/site-context.ts'
import { Icon } from '../ui/Icon.tsx'
import { Section, SectionHead } from './Section.tsx'

const sides = {
  rechts: '[transform:translate(0,-50%)]',
  mitte: 'text-center [transform:translate(-50%,-50%)]',
  links: 'text-right [transform:translate(-100%,-50%)]',
}

/** On a small map the places lie closer than fingers are wide; the list beside it is there. */
const place =
  'absolute px-2 py-3 leading-tight font-semibold whitespace-pre text-ink no-underline [text-shadow:0_0_3px_var(--color-weiss)] hover:underline max-full:pointer-events-none max-mini:text-[0.85rem]'

/** The list is the navigation; the map beside it shows the same links to the pointer. */
export function Regions({ grund, ueberschrift, text, anker }: BlockOf<'regionen'>) {
  const { regions } = useSite()
  const labels = mapLabels(regions)
  return (
    <Section grund={grund} anker={anker} className="overflow-hidden">
      <div className="grid grid-cols-1 wide:grid-cols-2 items-center gap-gutter">
        <div>
          <SectionHead ueberschrift={ueberschrift} text={text} />
          <ul className="region-list grid grid-cols-2 gap-x-6 max-mini:grid-cols-1">
            {regions.map((region) => (
              <li key={region.adresse}>
                <a
                  className="flex min-h-14 items-center justify-between border-line border-b-2 font-semibold text-ink leading-tight no-underline hover:border-tanne hover:text-tanne [&_.icon]:text-[0.85rem] [&_.icon]:text-tanne"
                  href={regionPath(region)}
                >
                  {region.name}
                  <Icon name="right" />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div
          className="map scheme-only-light relative max-mini:hidden max-wide:max-w-104 print:hidden"
          aria-hidden="true"
        >
          <Drawn drawing={mapDrawing(regions)} className="w-full" />
          {regions.map((region) => {
            const { seite = 'mitte', x, y } = labels.get(region.adresse) ?? {}
            return (
              <a
                key={region.adresse}
                // What differs from link to link comes last: compressed, that is 40 bytes less.
                tabIndex={-1}
                className={`${place} ${sides[seite]}`}
                style={{ left: `${x}%`, top: `${y}%` }}
                href={regionPath(region)}
              >
                {linesOf(region.name)}
              </a>
            )
          })}
        </div>
      </div>
    </Section>
  )
}
