import { Island } from '../islands/Island.tsx'
import { useSite } from '../site/site-context.ts'
import { cookieGroups } from './cookie-groups.ts'

/** The floating button, what it says while the dialog loads, and the dialog's place. */
export function CookieSettings() {
  const { shared, cookies } = useSite()
  const { dialog, ...texts } = shared.cookies
  return (
    <>
      <aside aria-label={texts.einstellungen}>
        <p className="cookie-note" role="status" data-cookie-note="">
          <span className="cookie-loading">{texts.laedt}</span>
          <span className="cookie-failed">{texts.laedt_nicht}</span>
        </p>
        <button type="button" className="cookie-open" data-cookies="settings" hidden>
          {texts.einstellungen}
        </button>
      </aside>
      <Island
        name="CookieDialog"
        id="cookies"
        props={{
          texts: {
            title: texts.einstellungen,
            text: dialog.text,
            close: shared.hinweise.schliessen,
            tabs: { settings: dialog.reiter.einstellungen, details: dialog.reiter.details },
            actions: {
              all: dialog.alle,
              essential: dialog.essenziell,
              selection: dialog.auswahl,
              none: dialog.ablehnen,
            },
            hint: dialog.hinweis,
            privacy: {
              text: dialog.datenschutz.text,
              target: dialog.datenschutz.ziel,
              newTab: shared.hinweise.neuer_tab,
            },
            none: texts.keine,
          },
          groups: cookieGroups(cookies, shared.cookies),
        }}
      />
    </>
  )
}
