import type { BlockOf } from '../model/blocks.ts'
import { useSite } from '../site/site-context.ts'
import { Card } from '../ui/Card.tsx'
import { RichText } from '../ui/RichText.tsx'
import { WeekDays } from '../ui/WeekDays.tsx'
import { ContentButton } from './ContentButton.tsx'
import { ContentPicture } from './ContentPicture.tsx'
import { Section } from './Section.tsx'

/** Cards that lead to other pages, and one wide card for what is different. */
export function Fields({ karten, breit, ...section }: BlockOf<'felder'>) {
  const { shared, pictureSize } = useSite()
  const isUpright = karten.some(({ bild }) => {
    const { width, height } = pictureSize(bild.datei)
    return height > width
  })
  return (
    <Section {...section}>
      <div
        className={`grid broad:grid-cols-2 grid-cols-1 gap-gap ${karten.length === 3 ? 'wide:grid-cols-3' : ''}`}
      >
        {karten.map(({ titel, text, ziel, bild, tage }) => (
          <Card
            key={ziel}
            title={titel}
            href={ziel}
            picture={<ContentPicture bild={bild} />}
            isUpright={isUpright}
          >
            <RichText html={text} />
            {tage && <WeekDays label={shared.hinweise.beispielwoche} on={tage} />}
          </Card>
        ))}
      </div>
      {breit && (
        <article className="mt-gap grid broad:grid-cols-2 overflow-hidden rounded-card bg-gras [&_img]:aspect-square [&_img]:w-full [&_img]:object-cover [&_img]:object-bottom">
          <ContentPicture bild={breit.bild} />
          <div className="grid content-center justify-items-start gap-4 p-panel">
            <h3>{breit.titel}</h3>
            <RichText html={breit.text} />
            <ContentButton knopf={breit.knopf} />
          </div>
        </article>
      )}
    </Section>
  )
}
