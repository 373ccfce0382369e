import { z } from 'zod'
import { type Loaded, plain, target } from './text-kinds.ts'

const text = plain()
const path = target(z.string().regex(/^\//))
const link = z.strictObject({ text, ziel: path })

const category = z.strictObject({ titel: text, text })

/** gemeinsam.yaml: words of every page, or of more than one block. */
export const shared = z.strictObject({
  kopf: z.strictObject({
    sprunglink: text,
    hauptmenue: text,
    menue_oeffnen: text,
    menue_schliessen: text,
    menue: text,
    knopf: link,
    brotkrumen: text,
  }),
  menues: z.strictObject({ wissenswertes: text, 'senioren-jobs': text }),
  /** Half a line for each page of a menu. */
  erklaerungen: z.record(path, text),
  fuss: z.strictObject({
    text,
    menschen: link,
    regionen: text,
    rechtliches: text,
    barrierefreiheit: link,
    kartennachweis: text,
  }),
  hinweise: z.strictObject({
    stand: text,
    /** Put before `stand` when figures of the page have expired; `[jahr]` is their year. */
    ueberholt: text,
    /** Follows `stand`, except on the calculator's page. */
    rechner: link,
    beispiel: text,
    neuer_tab: text,
    beispielwoche: text,
    meine_woche: text,
    frei: text,
    schliessen: text,
  }),
  /** List of mistakes above the form; `erledigt` marks those that are corrected. */
  fehlerliste: z.strictObject({ titel: text, erledigt: text }),
  /** What has happened to a registration that could not be sent at once. */
  registrierung: z.strictObject({
    liegt_hier: text,
    /** Deleted by the visitor; it may have arrived nevertheless. */
    geloescht: text,
    /** Refused by the receiver in a later attempt. */
    abgelehnt: text,
    zum_formular: text,
    /** Before and behind the day of the registration. */
    abgelaufen: z.strictObject({ vor_dem_tag: text, nach_dem_tag: text }),
    angekommen: text,
    /** Replaces each button that leads to a form while registration is paused. */
    pausiert: link,
  }),
  cookies: z.strictObject({
    einstellungen: text,
    aendern: text,
    laedt: text,
    laedt_nicht: text,
    banner: z.strictObject({
      ueberschrift: text,
      text,
      text_ohne_analyse: text,
      essenziell: text,
      alle: text,
      einstellungen: text,
    }),
    dialog: z.strictObject({
      text,
      reiter: z.strictObject({ einstellungen: text, details: text }),
      alle: text,
      essenziell: text,
      auswahl: text,
      ablehnen: text,
      /** What else `ablehnen` does. */
      hinweis: text,
      datenschutz: link,
    }),
    kategorien: z.strictObject({
      necessary: category,
      analytics: category,
      marketing: category,
      external: category,
    }),
    keine: text,
    angaben: z.strictObject({ zweck: text, anbieter: text, dauer: text }),
  }),
  /** Shown with the people of marke.yaml: who calls, who pays, what happens to the data. */
  menschen: z.strictObject({
    punkte: z.array(z.strictObject({ titel: text, text })).min(1),
  }),
  bausteine: z.strictObject({
    arbeitgeber: text,
    beispiele: text,
    prioritaet: text,
    fuer_suchmaschinen: text,
  }),
  /** Descriptions of the site for feed readers and language models. */
  verzeichnisse: z.strictObject({
    feed_titel: text,
    feed_untertitel: text,
    sprachmodelle: text,
  }),
  /** Pictures that can be enlarged, and their dialog. */
  bild: z.strictObject({
    vergroessern: text,
    oeffnet: text,
    dialog: text,
    bedienung: text,
    ausschnitt: text,
    groesser: text,
    kleiner: text,
    stufe: text,
  }),
  /** Text size and reading aloud. */
  lesekomfort: z.strictObject({
    schriftgroesse: text,
    normal: text,
    gross: text,
    sehr_gross: text,
    gemerkt: text,
    vorlesen: text,
    liest: text,
    angehalten: text,
    gestoert: text,
    uebersetzt: text,
    pause: text,
    weiter: text,
    stopp: text,
    langsamer: text,
  }),
  lesehilfen: z.strictObject({
    auf_dieser_seite: text,
    zuletzt_geaendert: text,
    lesezeit: text,
    minuten: text,
    weiterlesen: text,
  }),
  /** Title, introduction and headings of lizenzen.txt. */
  lizenzen: z.strictObject({
    titel: text,
    einleitung: text,
    schriften: text,
    symbole: text,
    programme: text,
    karte: text,
    kartenlizenz: text,
  }),
})

export type Shared = Loaded<z.infer<typeof shared>>
