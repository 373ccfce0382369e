import type { IslandProps, LaterIsland } from '../../src/islands/registry.ts'
import { cookieGroups } from '../../src/layout/cookie-groups.ts'
import { completeYears } from '../../src/model/calculator-values.ts'
import { loadSite } from '../../src/site/load-site.ts'

/** The words of later islands, by name: the same on every page, so they come with the island's code. */
export function laterWords() {
  const { brand, shared, cookies, calculator, facts } = loadSite()
  const { bild, hinweise } = shared
  const { dialog, ...texts } = shared.cookies
  const close = hinweise.schliessen
  const formular = shared.kopf.knopf.ziel
  return {
    Notice: {
      ...shared.registrierung,
      email: brand.email,
      telefon: brand.telefon ?? '',
      formular,
      isPaused: brand.registrierung === 'pausiert',
    },
    ErrorSummary: shared.fehlerliste,
    Player: shared.lesekomfort,
    Calculator: { words: calculator, years: completeYears(facts) },
    Toasts: { close },
    ImageZoom: {
      texts: {
        title: bild.dialog,
        help: bild.bedienung,
        detail: bild.ausschnitt,
        larger: bild.groesser,
        smaller: bild.kleiner,
        level: bild.stufe,
        close,
      },
    },
    CookieDialog: {
      texts: {
        title: texts.einstellungen,
        text: dialog.text,
        close,
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
          newTab: hinweise.neuer_tab,
        },
        none: texts.keine,
      },
      groups: cookieGroups(cookies.cookies, shared.cookies),
    },
  } satisfies { [Name in LaterIsland]: Omit<IslandProps<Name>, 'typed'> } & Record<string, object>
}
