import type { BlockOf } from '../model/blocks.ts'
import { useNewTab } from '../site/site-context.ts'
import { RichText } from '../ui/RichText.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { ContentButton } from './ContentButton.tsx'
import { Section } from './Section.tsx'

const box = 'rounded-r-card border-l-6 border-tanne p-panel'
const withFigure = 'grid grid-cols-1 gap-x-gutter gap-y-6 wide:grid-cols-[auto_minmax(0,1fr)]'

/** A box that stands out from the text around it: a figure with its source, or a list of points. */
export function Box({
  ueberschrift,
  text,
  zahl,
  punkte,
  quelle,
  knopf,
  grund = 'weiss',
  anker,
}: BlockOf<'kasten'>) {
  const newTab = useNewTab()
  return (
    <Section grund={grund} anker={anker}>
      <div
        className={`${box} ${zahl ? withFigure : ''} ${grund === 'weiss' ? 'bg-butter' : 'bg-weiss'}`}
      >
        {zahl && (
          <p className="whitespace-nowrap font-semibold font-serif text-[clamp(3rem,2rem+4.5vw,5.5rem)]/[1]">
            {zahl}
          </p>
        )}
        <div className="grid justify-items-start gap-4">
          <h2 className="text-h2-small">{ueberschrift}</h2>
          {text && <RichText html={text} />}
          {punkte && (
            <ul className="grid list-disc gap-2 pl-[1.2em] [&_::marker]:text-tanne">
              {punkte.map((punkt) => (
                <RichText as="li" key={punkt} html={punkt} />
              ))}
            </ul>
          )}
          {quelle && (
            <p>
              <SiteLink
                className="inline-block py-3 font-semibold leading-snug"
                href={quelle.ziel}
                newTab={newTab(quelle.ziel)}
              >
                {quelle.text}
              </SiteLink>
            </p>
          )}
          {knopf && <ContentButton knopf={knopf} />}
        </div>
      </div>
    </Section>
  )
}
