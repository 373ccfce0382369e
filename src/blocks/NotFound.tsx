import { menus } from '../../routes.ts'
import { MenuLinks } from '../layout/MenuLinks.tsx'
import type { BlockOf } from '../model/blocks.ts'
import { useSite } from '../site/site-context.ts'
import { RichText } from '../ui/RichText.tsx'
import { ContentButton } from './ContentButton.tsx'
import { ContentPicture } from './ContentPicture.tsx'
import { Section } from './Section.tsx'

/** The page for addresses that do not exist: the way home, and both menus. */
export function NotFound({
  ueberschrift,
  original,
  text,
  aehnlich,
  knopf,
  bild,
}: BlockOf<'nicht-gefunden'>) {
  const { shared } = useSite()
  return (
    <>
      <div className="wrap grid grid-cols-[minmax(0,1fr)_minmax(0,22rem)] items-center gap-gutter py-12 max-broad:grid-cols-1 [&_.zoom]:h-auto [&_img]:w-full [&_img]:rounded-card">
        <div className="grid justify-items-start gap-6">
          <h1>{ueberschrift}</h1>
          <p className="lead" lang="en">
            {original}
          </p>
          <RichText html={text} className="lead" />
          {/* browser/not-found.ts fills it with pages that resemble the address that was asked for. */}
          <div className="[&_a]:inline-block [&_a]:py-2 [&_a]:font-semibold" data-not-found hidden>
            <p>
              <strong>{aehnlich}</strong>
            </p>
            <ul />
          </div>
          <ContentButton knopf={knopf} />
        </div>
        <ContentPicture bild={bild} eager />
      </div>
      <Section grund="butter">
        <div className="grid grid-cols-2 gap-gap max-broad:grid-cols-1">
          {menus.map((menu) => (
            <div
              className="[&_a]:block [&_a]:underline [&_a]:hover:bg-weiss [&_span]:inline-block [&_span]:w-full [&_ul]:-mx-4 [&_ul]:mt-3"
              key={menu}
            >
              <h2>{shared.menues[menu]}</h2>
              <MenuLinks menu={menu} />
            </div>
          ))}
        </div>
      </Section>
    </>
  )
}
