import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'
import { Together } from '../ui/Together.tsx'
import { ContentButton } from './ContentButton.tsx'
import { ContentPicture } from './ContentPicture.tsx'

/** The first screen: what it is, for whom, and a button. */
export function Hero({ ueberschrift, text, vorteile, knoepfe, hinweis, bild }: BlockOf<'held'>) {
  return (
    <section className="hero">
      <div className="wrap">
        <Breadcrumbs />
        <div className="hero-text">
          <h1 {...(ueberschrift.length > 36 && { className: 'long' })}>
            <Together text={ueberschrift} />
          </h1>
          <RichText html={text} className="lead" />
          {vorteile && (
            <ul className="ticks">
              {vorteile.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {knoepfe.length > 0 && (
            <div className="acts">
              {knoepfe.map((knopf) => (
                <ContentButton key={knopf.ziel} knopf={knopf} />
              ))}
            </div>
          )}
          {hinweis && <RichText html={hinweis} className="small" />}
        </div>
        {bild && (
          <div className="poster">
            <ContentPicture bild={bild} eager />
          </div>
        )}
      </div>
    </section>
  )
}
