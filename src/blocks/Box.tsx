import type { BlockOf } from '../model/blocks.ts'
import { useNewTab } from '../site/site-context.ts'
import { RichText } from '../ui/RichText.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { ContentButton } from './ContentButton.tsx'
import { Section } from './Section.tsx'

/** What stands out from the text around it: a figure with its source, or points to weigh. */
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
      <div className={zahl ? 'box box-figure' : 'box'}>
        {zahl && <p className="box-number">{zahl}</p>}
        <div className="box-text">
          <h2>{ueberschrift}</h2>
          {text && <RichText html={text} />}
          {punkte && (
            <ul className="dots">
              {punkte.map((punkt) => (
                <RichText as="li" key={punkt} html={punkt} />
              ))}
            </ul>
          )}
          {quelle && (
            <p>
              <SiteLink href={quelle.ziel} newTab={newTab(quelle.ziel)}>
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
