import { z } from 'zod'
import { wordKeys } from '../rechner/words.ts'
import { monthNames } from './periods.ts'
import { type Loaded, picture, plain, target, technical } from './text-kinds.ts'

/** The files of src/content that belong to no single page. */
const text = plain()
const path = target(z.string().regex(/^\//))
const link = z.strictObject({ text, ziel: path })

/** What placeholders stand for: set with the text into which it is filled. */
const value = technical()
const url = technical(z.url({ protocol: /^https$/ }))

/** `2025/26`, `2026/27`, …: of a year alone every text that names it would have to be a placeholder. */
const twoYears = Array.from({ length: 70 }, (_, index) => `20${25 + index}/${26 + index}`)

/** marke.yaml: brand, contact, legal data. Each text is also a placeholder: `{email}`. */
export const brand = z.strictObject({
  name: value,
  untertitel: text,
  email: technical(z.email()),
  /** Missing or empty where nobody answers calls; then no page names it (without-missing.ts). */
  telefon: technical(z.string().regex(/^[+0][\d ()/-]{4,}\d$/)).optional(),
  telefon_zeiten: plain(z.string()).optional(),
  firma: value,
  strasse: technical(z.string().regex(/\d/)),
  plz: technical(z.string().regex(/^\d{5}$/)),
  ort: value,
  vertreten_durch: value,
  registergericht: value,
  registernummer: value,
  ust_id: technical(z.string().regex(/^DE\d{9}(?: \(Muster\))?$/)),
  verantwortlich: value,
  /** `pausiert`: no new registrations; pause.ts changes the site. */
  registrierung: z.enum(['offen', 'pausiert']).default('offen'),
  /** Who stands behind the site, for the block `menschen`. */
  menschen: z
    .array(z.strictObject({ name: value, rolle: text, bild: picture().optional() }))
    .min(1)
    .max(4),
  /** How businesses pay: `einen festen Betrag, wenn …`. */
  verguetung: text,
  /** By when a barrier that somebody reports is answered: `innerhalb von …`. */
  antwort_barrieren: text,
  /** Where registrations lie, after „in“; it ends with the name of who stores them. */
  speicher: technical(z.string().regex(/^einer (?:Tabelle bei Google|Datenbank bei \S.*)$/)),
  /** All who process them there, after „von“. */
  speicher_anbieter: value,
  /** So long after the last contact a registration is deleted. */
  loeschfrist_monate: technical(z.string().regex(/^[1-9]\d?$/)),
  /** With those who process personal data for us: the day, or `fehlt`. */
  vertraege: z
    .array(
      z.strictObject({
        mit: value,
        geschlossen: technical(z.string().regex(new RegExp(`^fehlt$|${z.regexes.date.source}`))),
      }),
    )
    .min(1),
  soziales_profil: technical(z.string().regex(/^@/)),
  domain: technical(z.string().regex(/^https:\/\/[^/\s]+\.[^/\s]+$/)),
  anmeldeformular: url,
  /** The year in page titles. */
  jahr: technical(z.string().regex(new RegExp(`^(?:${twoYears.join('|')})$`))),
  /** As-of date of all figures, as readers see it: `November 2026`. */
  stand: technical(z.string().regex(new RegExp(`^(?:${monthNames.join('|')}) 20\\d\\d$`))),
})

const entry = { name: text, zweck: text, anbieter: text, dauer: text }

/** `beginnt_mit`: names of cookies that begin so are deleted when analytics is denied. */
const cookie = z.discriminatedUnion('kategorie', [
  z.strictObject({
    ...entry,
    kategorie: z.literal('analytics'),
    beginnt_mit: z.array(technical(z.string().regex(/^[A-Za-z0-9_]+$/))).min(1),
  }),
  z.strictObject({ ...entry, kategorie: z.enum(['necessary', 'marketing', 'external']) }),
])

const category = z.strictObject({ titel: text, text })

export const cookies = z.strictObject({ cookies: z.array(cookie).min(1) })

/** rechner.yaml: all that the calculator says. */
export const calculator = z.record(z.enum(wordKeys), text)

/** gemeinsam.yaml: words that stand on every page or in more than one block. */
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
    /** Before it, when figures of the page are over; `[jahr]` is theirs. */
    ueberholt: text,
    /** Behind it, on all pages but the calculator's. */
    rechner: link,
    beispiel: text,
    neuer_tab: text,
    beispielwoche: text,
    meine_woche: text,
    frei: text,
    schliessen: text,
  }),
  /** Above the form, when something in it is wrong; `erledigt` stands behind what was mended. */
  fehlerliste: z.strictObject({ titel: text, erledigt: text }),
  /** What has become of a registration that could not be sent at once. */
  registrierung: z.strictObject({
    liegt_hier: text,
    /** It has been refused later. */
    abgelehnt: text,
    zum_formular: text,
    /** Before and behind the day of the registration. */
    abgelaufen: z.strictObject({ vor_dem_tag: text, nach_dem_tag: text }),
    angekommen: text,
    /** In the place of each button that leads to a form, while registration is paused. */
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
      /** What the last of the four actions does besides. */
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
  /** Beside the people of marke.yaml: who calls, who pays, what becomes of entries. */
  menschen: z.strictObject({
    punkte: z.array(z.strictObject({ titel: text, text })).min(1),
  }),
  bausteine: z.strictObject({
    arbeitgeber: text,
    beispiele: text,
    prioritaet: text,
    fuer_suchmaschinen: text,
  }),
  /** What feed readers and language models are told of the whole site. */
  verzeichnisse: z.strictObject({
    feed_titel: text,
    feed_untertitel: text,
    sprachmodelle: text,
  }),
  /** Pictures that can be enlarged, and the dialog in which they are. */
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
  /** The frame of lizenzen.txt. */
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

export type Brand = Loaded<z.infer<typeof brand>>
export type Cookies = Loaded<z.infer<typeof cookies>>
export type CalculatorWords = Loaded<z.infer<typeof calculator>>
export type CookieEntry = Cookies['cookies'][number]
export type Shared = Loaded<z.infer<typeof shared>>
