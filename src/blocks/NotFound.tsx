import { MenuLinks } from '../layout/MenuLinks.tsx'
import type { BlockOf } from '../model/blocks.ts'
import { useSite } from '../site/site-context.ts'
import { RichText } from '../ui/RichText.tsx'
import { ContentButton } from './ContentButton.tsx'
import { ContentPicture } from './ContentPicture.tsx'

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
      <div className="wrap lost">
        <div className="lost-text">
          <h1>{ueberschrift}</h1>
          <p className="lead" lang="en">
            {original}
          </p>
          <RichText html={text} className="lead" />
          {/* Filled by browser/not-found.ts, which knows what was asked for. */}
          <div data-not-found hidden>
            <p>
              <strong>{aehnlich}</strong>
            </p>
            <ul />
          </div>
          <ContentButton knopf={knopf} />
        </div>
        <ContentPicture bild={bild} eager />
      </div>
      <section className="section ground-butter" data-ground="">
        <div className="wrap lost-menus">
          {(['senioren-jobs', 'wissenswertes'] as const).map((menu) => (
            <div key={menu}>
              <h2>{shared.menues[menu]}</h2>
              <MenuLinks menu={menu} />
            </div>
          ))}
        </div>
      </section>
    </>
  )
}
