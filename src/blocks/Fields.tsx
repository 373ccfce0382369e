import type { BlockOf } from '../model/blocks.ts'
import { useSite } from '../site/site-context.ts'
import { Card } from '../ui/Card.tsx'
import { RichText } from '../ui/RichText.tsx'
import { WeekDays } from '../ui/WeekDays.tsx'
import { ContentButton } from './ContentButton.tsx'
import { ContentPicture } from './ContentPicture.tsx'
import { Section } from './Section.tsx'

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
