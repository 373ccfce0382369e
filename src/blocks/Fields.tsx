import type { BlockOf } from '../model/blocks'
import { useSite } from '../site/site-context'
import { Card } from '../ui/Card'
import { RichText } from '../ui/RichText'
import { WeekDays } from '../ui/WeekDays'
import { ContentButton } from './ContentButton'
import { ContentPicture } from './ContentPicture'
import { Section } from './Section'

/** Cards that lead to other pages, and one wide card for what is different. */
export function Fields({ karten, breit, grund = 'weiss', ...section }: BlockOf<'felder'>) {
  const { shared } = useSite()
  return (
    <Section {...section} grund={grund}>
      <div className="fields">
        {karten.map(({ titel, text, ziel, bild, tage }) => (
          <Card key={ziel} title={titel} href={ziel} picture={<ContentPicture bild={bild} />}>
            <RichText html={text} />
            {tage && <WeekDays label={shared.hinweise.beispielwoche} on={tage} />}
          </Card>
        ))}
      </div>
      {breit && (
        <article className="wide">
          <ContentPicture bild={breit.bild} />
          <div className="wide-body">
            <h3>{breit.titel}</h3>
            <RichText html={breit.text} />
            <ContentButton knopf={breit.knopf} />
          </div>
        </article>
      )}
    </Section>
  )
}
