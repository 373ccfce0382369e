import { z } from 'zod'
import { anyMonth } from './periods.ts'
import { type Loaded, picture, plain, technical } from './text-kinds.ts'

const text = plain()

/** Replaces a placeholder; typography is set with the text around it. */
const value = technical()
/** Used in the middle of sentences. */
const phrase = plain(z.string().regex(/^\p{Ll}.*[^.!?\s]$/u))
const url = technical(z.url({ protocol: /^https$/ }))

/** `2025/26`, `2026/27`, … */
const twoYears = Array.from({ length: 70 }, (_, index) => `20${25 + index}/${26 + index}`)

/** marke.yaml: brand, contact, legal data. Each text is also a placeholder: `{email}`. */
export const brand = z.strictObject({
  name: value,
  untertitel: text,
  email: technical(z.email()),
  /** Missing or empty where nobody answers calls; then no page names it (without-missing.ts). */
  telefon: technical(z.string().regex(/^(?!\+.*\(0)[+0][\d ()/-]{4,}\d$/)).optional(),
  telefon_zeiten: plain(z.string().regex(/^(?:.*[^.!?\s])?$/)).optional(),
  firma: value,
  strasse: technical(z.string().regex(/^(?!.*\d{5}).*\d/)),
  plz: technical(z.string().regex(/^\d{5}$/)),
  ort: technical(z.string().regex(/^\D+$/)),
  vertreten_durch: value,
  registergericht: value,
  registernummer: value,
  /** Missing if the tax office has assigned none. */
  ust_id: technical(z.string().regex(/^DE\d{9}(?: \(Muster\))?$/)).optional(),
  verantwortlich: value,
  /** `pausiert`: no new registrations; pause.ts changes the site. */
  registrierung: z.enum(['offen', 'pausiert']).default('offen'),
  /** Who stands behind the site, for the block `menschen`. */
  menschen: z
    .array(z.strictObject({ name: value, rolle: text, bild: picture().optional() }))
    .min(1)
    .max(4),
  /** How businesses pay: `einen festen Betrag, wenn …`. */
  verguetung: phrase,
  /** By when a barrier that somebody reports is answered: `innerhalb von …`. */
  antwort_barrieren: phrase,
  /** By when a registration is answered: `innerhalb von …`. */
  antwort_anmeldung: phrase,
  /** Where registrations are stored, to follow „in“; ends with the provider's name. */
  speicher: technical(z.string().regex(/^einer (?:Tabelle bei Google|Datenbank bei \S.*)$/)),
  /** All who process them there, to follow „von“. */
  speicher_anbieter: value,
  /** Time from the last contact until a registration is deleted. */
  loeschfrist_monate: technical(z.string().regex(/^[1-9]\d?$/)),
  /** Contracts with our processors of personal data: date signed, or `fehlt`. */
  vertraege: z
    .array(
      z.strictObject({
        mit: value,
        geschlossen: technical(z.string().regex(new RegExp(`^fehlt$|${z.regexes.date.source}`))),
      }),
    )
    .min(1),
  /** Missing without an account at X. */
  soziales_profil: technical(z.string().regex(/^@/)).optional(),
  domain: technical(z.string().regex(/^https:\/\/(?:[a-z0-9-]+\.)+[a-z0-9-]+$/)),
  anmeldeformular: url,
  /** The year in page titles. */
  jahr: technical(z.string().regex(new RegExp(`^(?:${twoYears.join('|')})$`))),
  /** As-of date of all figures, as readers see it: `November 2026`. */
  stand: technical(z.string().regex(new RegExp(`^(?:${anyMonth}) 20\\d\\d$`))),
})

export type Brand = Loaded<z.infer<typeof brand>>
