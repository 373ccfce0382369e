import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'
import { ContentButton } from './ContentButton.tsx'
import { ContentPicture } from './ContentPicture.tsx'

/** The dark section with the telephone, which invites to call. */
export function Call({ ueberschrift, absaetze, knopf, bild, anker }: BlockOf<'anruf'>) {
  return (
    <section className="call" id={anker}>
      <div className="wrap grid grid-cols-1 wide:grid-cols-[var(--pic)_minmax(0,1fr)] wide:gap-x-gutter">
        <div className="self-end max-wide:order-2 max-wide:-mx-2 max-wide:w-(--pic) print:hidden [&_img]:w-full">
          <ContentPicture bild={bild} />
        </div>
        <div className="grid content-center justify-items-start gap-6 pt-section pb-[calc(var(--floor)+3rem)] max-wide:pb-6 print:py-6">
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
