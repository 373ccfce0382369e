import type { BlockOf } from '../model/blocks.ts'
import { useSite } from '../site/site-context.ts'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { RichText } from '../ui/RichText.tsx'
import { mapPlaces } from './map-places.ts'
import { Section } from './Section.tsx'

/** The list is the navigation; the map beside it shows the same links to the pointer. */
export function Regions({ grund = 'butter', ueberschrift, text, anker }: BlockOf<'regionen'>) {
  const { routes, pictureSize } = useSite()
  const regions = routes.filter(({ sitemap }) => sitemap?.group === 'Regional')
  return (
    <Section grund={grund} anker={anker}>
      <div className="regions">
        <div>
          <div className="head">
            <h2>{ueberschrift}</h2>
            {text && <RichText html={text} className="lead" />}
          </div>
          <ul className="region-list">
            {regions.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>
                  {label}
                  <Icon name="right" />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="map" aria-hidden="true">
          <Picture src="/bilder/karte.svg" alt="" {...pictureSize('karte.svg')} />
          {regions.map(({ path, label }) => {
            const { x, y, align } = mapPlaces[path as keyof typeof mapPlaces]
            return (
              <a
                key={path}
                href={path}
                className={align === 'start' ? undefined : align}
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
