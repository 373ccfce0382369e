import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'
import { ContentButton } from './ContentButton.tsx'
import { ContentPicture } from './ContentPicture.tsx'

/** The dark section with the telephone: why a person answers here, not a list. */
export function Call({ ueberschrift, absaetze, knopf, bild, anker }: BlockOf<'anruf'>) {
  return (
    <section className="call" {...(anker && { id: anker })}>
      <div className="wrap">
        <div className="call-picture">
          <ContentPicture bild={bild} />
        </div>
        <div className="call-text">
          <h2>{ueberschrift}</h2>
          {absaetze.map((absatz) => (
            <RichText key={absatz} html={absatz} className="lead" />
          ))}
          <ContentButton knopf={knopf} variant="secondary" />
        </div>
      </div>
    </section>
  )
}
