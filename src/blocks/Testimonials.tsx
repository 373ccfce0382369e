import type { BlockOf } from '../model/blocks.ts'
import { useSite } from '../site/site-context.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { WeekDays } from '../ui/WeekDays.tsx'
import { ContentPicture } from './ContentPicture.tsx'
import { Section } from './Section.tsx'

/** What people say, or might say: examples are labelled as such (V5). */
export function Testimonials({ stimmen, grund = 'weiss', ...section }: BlockOf<'stimmen'>) {
  const { shared } = useSite()
  return (
    <Section {...section} grund={grund}>
      <div className="voices">
        {stimmen.map(({ zitat, name, alter, ort, rolle, tage, bild, beispiel }) => (
          <div className="voice" key={name}>
            <figure>
              <blockquote>{zitat}</blockquote>
              <figcaption>
                <Avatar
                  name={name}
                  picture={bild && <ContentPicture bild={{ datei: bild, dekorativ: 'ja' }} />}
                />
                <span>
                  <b>{[name, alter].filter(Boolean).join(', ')}</b>
                  <br />
                  {[rolle, ort].filter(Boolean).join(', ')}
                </span>
              </figcaption>
            </figure>
            {tage && <WeekDays label={shared.hinweise.meine_woche} on={tage} />}
            {beispiel === 'ja' && <p className="small">{shared.hinweise.beispiel}</p>}
          </div>
        ))}
      </div>
    </Section>
  )
}
