import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'
import { ContentButton } from './ContentButton.tsx'

const rays =
  'M91 255 35 232M133 191 91 149M197 149 174 93M272 134V74M347 149 370 93M411 191 453 149M453 255 509 232'

/** The closing banner: sun, one question, one button. */
export function CallToAction({ ueberschrift, text, knopf }: BlockOf<'aufruf'>) {
  return (
    <section className="cta relative overflow-hidden bg-sonne print:hidden">
      <svg
        className="absolute -right-28 bottom-0 w-136 max-w-none fill-apricot stroke-apricot max-wide:-right-48 max-wide:w-104 max-wide:opacity-75"
        viewBox="0 0 544 330"
        aria-hidden="true"
      >
        <path d={rays} strokeWidth="22" strokeLinecap="round" />
        <path d="M112 330a160 160 0 0 1 320 0z" stroke="none" />
      </svg>
      <div className="wrap relative grid justify-items-start gap-6 py-[clamp(3.5rem,2.5rem+4vw,6rem)] max-wide:pb-44">
        <h2 className="max-w-[15em] text-[clamp(2.125rem,1.6rem+2.4vw,3.375rem)]">
          {ueberschrift}
        </h2>
        <RichText html={text} className="lead" />
        <ContentButton knopf={knopf} />
      </div>
    </section>
  )
}
