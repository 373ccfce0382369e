import { z } from 'zod'

/** The files of src/content that belong to no single page. */
const text = z.string().trim().min(1)
const url = z.url({ protocol: /^https$/ })
const date = z.iso.date()
const link = z.strictObject({ text, ziel: z.string().regex(/^\//) })

/** marke.yaml: brand, contact, legal data. Each key is also a placeholder: `{email}`. */
export const brand = z.strictObject({
  name: text,
  untertitel: text,
  email: z.email(),
  telefon: text,
  firma: text,
  strasse: text,
  plz: z.string().regex(/^\d{5}$/),
  ort: text,
  vertreten_durch: text,
  registergericht: text,
  registernummer: text,
  ust_id: text,
  verantwortlich: text,
  soziales_profil: z.string().regex(/^@/),
  domain: url,
  anmeldeformular: url,
  /** The year in page titles. */
  jahr: text,
  /** As-of date of all figures, as readers see it: `November 2026`. */
  stand: text,
})

/** One figure of fakten.yaml. `{key}` gives value and unit, `{key €}` the sign, `{key zahl}` the bare value. */
const fact = z.strictObject({
  bedeutung: text,
  wert: text,
  einheit: z.enum(['Euro', 'Prozent', 'Stunden', 'Monate', 'Jahre', '']),
  gilt_ab: date,
  gilt_bis: date.optional(),
  stand: date,
  quelle: text,
})

export const facts = z.record(z.string().regex(/^[a-z0-9_]+$/), fact)

const cookie = z.strictObject({
  name: text,
  zweck: text,
  anbieter: text,
  dauer: text,
  kategorie: z.enum(['necessary', 'analytics', 'marketing', 'external']),
})

export const cookies = z.strictObject({ cookies: z.array(cookie).min(1) })

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
  erklaerungen: z.record(z.string().regex(/^\//), text),
  fuss: z.strictObject({
    text,
    regionen: text,
    rechtliches: text,
    kartennachweis: text,
  }),
  hinweise: z.strictObject({
    stand: text,
    beispiel: text,
    neuer_tab: text,
    beispielwoche: text,
    meine_woche: text,
    frei: text,
    schliessen: text,
    /** A registration that was kept in the browser has been refused later. */
    abgelehnt: text,
    zum_formular: text,
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

export type Brand = z.infer<typeof brand>
export type Fact = z.infer<typeof fact>
export type Facts = z.infer<typeof facts>
export type Cookies = z.infer<typeof cookies>
export type Shared = z.infer<typeof shared>
