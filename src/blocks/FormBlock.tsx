import { Island } from '../islands/Island.tsx'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import type { BlockOf } from '../model/blocks.ts'
import { useSite } from '../site/site-context.ts'
import { RichText } from '../ui/RichText.tsx'
import { DraftNotice } from './DraftNotice.tsx'

export function FormBlock({ ueberschrift, text, vertrauen, ...form }: BlockOf<'formular'>) {
  const { endpoint, origin, route, shared } = useSite()
  return (
    <div className="wrap">
      <Breadcrumbs />
      <div className="form-page">
        <section>
          <div className="head">
            <h1>{ueberschrift}</h1>
            <RichText html={text} className="lead" />
          </div>
          <DraftNotice {...form.entwurf} />
          <Island
            name="RegistrationForm"
            id="formular"
            props={{
              action: endpoint,
              source: origin + route.path,
              texts: {
                interests: form.interessen,
                optional: form.freiwillig,
                consent: form.einwilligung,
                submit: form.knopf,
                sending: form.senden,
                otherWay: form.ausweg,
                proposal: { ask: form.vorschlag.frage, accept: form.vorschlag.knopf },
                close: shared.hinweise.schliessen,
              },
            }}
          />
        </section>
        <aside className="trust" aria-labelledby="vertrauen">
          <h2 id="vertrauen">{vertrauen.ueberschrift}</h2>
          <ul className="ticks">
            {vertrauen.punkte.map((punkt) => (
              <li key={punkt}>
                <RichText as="span" html={punkt} />
              </li>
            ))}
          </ul>
          <p>
            <a href={vertrauen.verweis.ziel}>{vertrauen.verweis.text}</a>
          </p>
        </aside>
      </div>
    </div>
  )
}
