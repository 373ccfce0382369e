import type { BlockOf, Ground } from '../model/blocks.ts'
import { useSite } from '../site/site-context.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { WeekDays } from '../ui/WeekDays.tsx'
import { ContentPicture } from './ContentPicture.tsx'
import { Section } from './Section.tsx'

const voice = 'grid content-start gap-6 rounded-card p-panel print:break-inside-avoid'

/** On white each has a ground of its own; the third stands below the first two. */
function look(index: number, grund: Ground) {
  const ground = (own: string) => (grund === 'weiss' ? own : 'bg-weiss')
  if (index % 2) return `${ground('bg-butter')} not-print:[&_.avatar]:bg-see`
  return index === 2 ? `${ground('bg-himmel')} wide:col-span-full` : ground('bg-gras')
}

/** What people say, or might say: examples are labelled as such (V5). */
export function Testimonials({ stimmen, grund = 'weiss', ...section }: BlockOf<'stimmen'>) {
  const { shared } = useSite()
  return (
    <Section {...section} grund={grund}>
      <div className="grid-fit-24 grid gap-gap">
        {stimmen.map(({ zitat, name, alter, ort, rolle, tage, bild, beispiel }, index) => (
          <div className={`${voice} ${look(index, grund)}`} key={name}>
            <figure className="wrap-anywhere grid gap-6">
              <blockquote className="text-pretty font-semibold font-serif text-h3/[1.5]">
                {zitat}
              </blockquote>
              <figcaption className="flex items-center gap-y-4 leading-snug max-mini:flex-wrap">
                <Avatar
                  name={name}
                  picture={bild && <ContentPicture bild={{ datei: bild, dekorativ: 'ja' }} />}
                />{' '}
                <span>
                  <b>{[name, alter].filter(Boolean).join(', ')}</b>
                  <br />
                  {[rolle, ort].filter(Boolean).join(', ')}
                </span>
              </figcaption>
            </figure>
            {tage && (
              <WeekDays
                label={shared.hinweise.meine_woche}
                on={tage}
                onColour={grund === 'weiss'}
              />
            )}
            {beispiel === 'ja' && <p className="small">{shared.hinweise.beispiel}</p>}
          </div>
        ))}
      </div>
    </Section>
  )
}
