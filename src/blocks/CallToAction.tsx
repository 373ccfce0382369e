import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'
import { ContentButton } from './ContentButton.tsx'

const rays =
  'M91 255 35 232M133 191 91 149M197 149 174 93M272 134V74M347 149 370 93M411 191 453 149M453 255 509 232'

/** The closing banner: sun, one question, one button. */
export function CallToAction({ ueberschrift, text, knopf }: BlockOf<'aufruf'>) {
  return (
    <section className="cta">
      <svg className="rays" viewBox="0 0 544 330" aria-hidden="true">
        <path d={rays} stroke="#f08a3c" strokeWidth="22" strokeLinecap="round" />
        <path d="M112 330a160 160 0 0 1 320 0z" fill="#f08a3c" />
      </svg>
      <div className="wrap">
        <h2>{ueberschrift}</h2>
        <RichText html={text} className="lead" />
        <ContentButton knopf={knopf} />
      </div>
    </section>
  )
}
