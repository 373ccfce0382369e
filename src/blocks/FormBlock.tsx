import { Island } from '../islands/Island.tsx'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import type { BlockOf } from '../model/blocks.ts'
import { useSite } from '../site/site-context.ts'
import { RichText } from '../ui/RichText.tsx'
import { DraftNotice } from './DraftNotice.tsx'

export function FormBlock({ ueberschrift, text, vertrauen, ...form }: BlockOf<'formular'>) {
  const { endpoint, origin, route } = useSite()
  return (
    <div className="wrap">
      <Breadcrumbs />
      <div className="grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-gutter pt-6 pb-section max-wide:grid-cols-1">
        <section>
          <div className="mb-8 grid max-w-176 grid-cols-1 gap-4 print:break-after-avoid">
            <h1 className="text-h2">{ueberschrift}</h1>
            <RichText html={text} className="lead" />
          </div>
          <RichText html={form.papier} className="mb-6 hidden print:block" />
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
                required: form.erforderlich,
                consent: form.einwilligung,
                submit: form.knopf,
                sending: form.senden,
                otherWay: form.ausweg,
                proposal: { ask: form.vorschlag.frage, accept: form.vorschlag.knopf },
              },
            }}
          />
          {/* Says that a press is held until the island has come (islands/hold-submits.ts). */}
          <p id="held" className="sr-only" role="status" />
          {/* Beside the island: it is for the page whose island does not come (islands/hold-submits.ts). */}
          <p
            id="no-network"
            className="mt-6 border-sonne border-l-6 bg-butter px-6 py-3 print:hidden"
            tabIndex={-1}
            hidden
          >
            {form.ohne_netz}
          </p>
        </section>
        <aside
          className="print:static! sticky top-28 grid gap-6 rounded-card bg-himmel p-8 max-wide:static max-broad:px-6 max-broad:py-6"
          aria-labelledby="vertrauen"
        >
          <h2 className="text-h3" id="vertrauen">
            {vertrauen.ueberschrift}
          </h2>
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
