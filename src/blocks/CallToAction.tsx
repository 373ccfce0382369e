import { Drawn } from '../drawings/Drawn.tsx'
import { sun } from '../drawings/sun.ts'
import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'
import { ContentButton } from './ContentButton.tsx'

/** The closing banner: sun, one question, one button. */
export function CallToAction({ ueberschrift, text, knopf }: BlockOf<'aufruf'>) {
  return (
    <section className="scheme-only-light relative overflow-hidden bg-sonne print:hidden">
      <Drawn drawing={sun} className="absolute -right-28 bottom-0 w-136 max-w-none max-wide:w-80" />
      <div className="wrap relative grid justify-items-start gap-6 py-section max-wide:pb-44">
        <h2 className="max-w-[15em]">{ueberschrift}</h2>
        <RichText html={text} className="lead [&_a]:text-inherit" />
        <ContentButton knopf={knopf} />
      </div>
    </section>
  )
}
