import type { BlockOf } from '../model/blocks.ts'
import { useSite } from '../site/site-context.ts'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { mapPlaces } from './map-places.ts'
import { Section, SectionHead } from './Section.tsx'

const sides = {
  start: '[translate:0_-50%]',
  middle: 'text-center [translate:-50%_-50%]',
  end: 'text-right [translate:-100%_-50%]',
}

/** On a small map the places lie closer than fingers are wide; the list beside it is there. */
const place =
  'absolute px-2 py-3 leading-tight font-semibold whitespace-pre text-ink no-underline [text-shadow:0_0_3px_var(--color-weiss)] hover:underline max-full:pointer-events-none max-mini:text-[0.85rem]'

/** The list is the navigation; the map beside it shows the same links to the pointer. */
export function Regions({ grund = 'butter', ueberschrift, text, anker }: BlockOf<'regionen'>) {
  const { routes, pictureSize } = useSite()
  const regions = routes.filter(({ sitemap }) => sitemap?.group === 'Regional')
  return (
    <Section grund={grund} anker={anker}>
      <div className="grid grid-cols-1 wide:grid-cols-2 items-center gap-gutter">
        <div>
          <SectionHead ueberschrift={ueberschrift} text={text} />
          <ul className="region-list grid grid-cols-2 gap-x-6">
            {regions.map(({ path, label }) => (
              <li key={path}>
                <a
                  className="flex min-h-14 items-center justify-between border-line border-b-2 font-semibold text-ink leading-tight no-underline hover:border-tanne hover:text-tanne [&_.icon]:size-5 [&_.icon]:text-tanne"
                  href={path}
                >
                  {label}
                  <Icon name="right" />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div
          className="map relative max-mini:hidden max-wide:max-w-104 print:hidden [&>img]:w-full"
          aria-hidden="true"
        >
          <Picture src="/bilder/karte.svg" alt="" {...pictureSize('karte.svg')} />
          {regions.map(({ path, label }) => {
            const { x, y, align } = mapPlaces[path as keyof typeof mapPlaces]
            return (
              <a
                key={path}
                href={path}
                className={`${place} ${sides[align]}`}
                style={{ left: `${x}%`, top: `${y}%` }}
                tabIndex={-1}
              >
                {label.replace('-', '-\n')}
              </a>
            )
          })}
        </div>
      </div>
    </Section>
  )
}
