import { z } from 'zod'
import type { Loaded } from './texts'

/**
 * What a page may be built from. One schema per kind of block; its output type is the props of the
 * component of the same name in src/blocks. Keys are German because editors write them.
 */
const text = z.string().trim().min(1)

/** A path of routes.ts, `#anker`, `https://…`, or `anmeldeformular` (the external form of marke.yaml). */
const target = z
  .string()
  .regex(/^(\/|#|https:\/\/|anmeldeformular$|mailto:)/)
  .brand<'target'>()

export const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const
const weekday = z.enum(weekdays)

const anchor = z.string().regex(/^[a-z0-9-]+$/)

const ground = z.enum(['weiss', 'himmel', 'butter', 'gras'])

const button = z.strictObject({
  text,
  ziel: target,
  variante: z
    .enum(['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'])
    .default('default'),
})

const picture = z.union([
  z.strictObject({ datei: text, alt: text }),
  z.strictObject({ datei: text, dekorativ: z.literal('ja') }),
])

/** Every section: heading, optional lead, optional anchor for jump links, optional ground. */
const section = {
  ueberschrift: text,
  text: text.optional(),
  anker: anchor.optional(),
  grund: ground.optional(),
}

const table = z.strictObject({
  titel: text,
  spalten: z.array(text).min(2),
  zeilen: z.array(z.array(text).min(2)).min(1),
  hinweis: text.optional(),
})

const hero = z.strictObject({
  art: z.literal('held'),
  ueberschrift: text,
  text,
  vorteile: z.array(text).optional(),
  knoepfe: z.array(button).max(2).default([]),
  hinweis: text.optional(),
  bild: picture.optional(),
})

const week = z.strictObject({
  art: z.literal('woche'),
  ...section,
  zeilen: z
    .array(
      z.strictObject({
        titel: text,
        angabe: text,
        farbe: z.enum(['sonne', 'himmel', 'gras']),
        tage: z.partialRecord(weekday, text),
      }),
    )
    .min(1),
})

const steps = z.strictObject({
  art: z.literal('schritte'),
  ...section,
  schritte: z
    .array(z.strictObject({ titel: text, text }))
    .min(3)
    .max(4),
})

const fields = z.strictObject({
  art: z.literal('felder'),
  ...section,
  karten: z
    .array(
      z.strictObject({
        titel: text,
        text,
        ziel: target,
        bild: picture,
        tage: z.array(weekday).optional(),
      }),
    )
    .min(1),
  breit: z.strictObject({ titel: text, text, bild: picture, knopf: button }).optional(),
})

const benefits = z.strictObject({
  art: z.literal('vorteile'),
  ...section,
  karten: z.array(z.strictObject({ symbol: text, titel: text, text })).min(2),
})

const figures = z.strictObject({
  art: z.literal('zahlen'),
  ...section,
  zahlen: z
    .array(z.strictObject({ zahl: text, text }))
    .min(2)
    .max(4),
  tabelle: table.optional(),
  knopf: button.optional(),
})

const call = z.strictObject({
  art: z.literal('anruf'),
  ...section,
  absaetze: z.array(text).min(1),
  knopf: button,
  bild: picture,
})

const testimonials = z.strictObject({
  art: z.literal('stimmen'),
  ...section,
  stimmen: z
    .array(
      z.strictObject({
        zitat: text,
        name: text,
        alter: text.optional(),
        ort: text.optional(),
        rolle: text,
        tage: z.array(weekday).optional(),
        bild: text.optional(),
        beispiel: z.enum(['ja', 'nein']),
      }),
    )
    .min(1),
})

const regions = z.strictObject({ art: z.literal('regionen'), ...section })

const faq = z.strictObject({
  art: z.literal('faq'),
  ...section,
  fragen: z.array(z.strictObject({ frage: text, antwort: text })).min(1),
})

const callToAction = z.strictObject({
  art: z.literal('aufruf'),
  ueberschrift: text,
  text,
  knopf: button,
})

/** Prose: either `text` here or `datei`, a Markdown file in src/content/texte. */
const prose = z.strictObject({
  art: z.literal('text'),
  ueberschrift: text.optional(),
  anker: anchor.optional(),
  grund: ground.optional(),
  text: text.optional(),
  datei: z
    .string()
    .regex(/^[a-z0-9-]+\.md$/)
    .optional(),
})

const form = z.strictObject({
  art: z.literal('formular'),
  ueberschrift: text,
  text,
  interessen: text,
  freiwillig: text,
  einwilligung: text,
  knopf: text,
  senden: text,
  /** Shown when a registration could be neither sent nor kept: another way to reach us. */
  ausweg: text,
  /** What was typed earlier is in the form again, and can be thrown away. */
  entwurf: z.strictObject({ wieder_da: text, loeschen: text, geloescht: text }),
  /** For an e-mail address with a slip of the finger; the address stands behind the question. */
  vorschlag: z.strictObject({ frage: text, knopf: text }),
  vertrauen: z.strictObject({
    ueberschrift: text,
    punkte: z.array(text).min(1),
    verweis: z.strictObject({ text, ziel: target }),
  }),
})

const notFound = z.strictObject({
  art: z.literal('nicht-gefunden'),
  ueberschrift: text,
  original: text,
  text,
  /** Heading above the pages whose address resembles the one asked for. */
  aehnlich: text,
  knopf: button,
  bild: picture,
})

/** Short links without text: a tile is a name and where it leads. */
const tiles = z.strictObject({
  art: z.literal('kacheln'),
  ...section,
  kacheln: z.array(z.strictObject({ titel: text, ziel: target })).min(2),
})

/** Trust badges: a few words each, and one sentence below that makes them exact. */
const badges = z.strictObject({
  art: z.literal('siegel'),
  siegel: z.array(text).min(2),
  hinweis: text.optional(),
})

/** A table of its own, with the drawing that shows the same figures to the eye. */
const tableBlock = z.strictObject({
  art: z.literal('tabelle'),
  ...section,
  tabelle: table,
  /** Bars: earned, of it tax-free and taxed, in whole Euro without unit: `{beispiel_teilzeit zahl}`. */
  balken: z
    .array(
      z.strictObject({
        titel: text,
        verdienst: z.string().regex(/^\d[\d.]*$/),
        steuerfrei: z.string().regex(/^\d[\d.]*$/),
        steuerpflichtig: z.string().regex(/^\d[\d.]*$/),
      }),
    )
    .optional(),
  legende: z.strictObject({ steuerfrei: text, steuerpflichtig: text }).optional(),
  /** Week strips: one row for each model. */
  wochen: z.array(z.strictObject({ titel: text, tage: z.array(weekday).min(1) })).optional(),
})

/** Points with a tick, or numbered where the order or the count matters (tips). */
const list = z.strictObject({
  art: z.literal('liste'),
  ...section,
  nummeriert: z.literal('ja').optional(),
  punkte: z.array(text).min(2),
})

/** Cards without pictures: job ideas, tasks, places, scenarios. */
const ideas = z.strictObject({
  art: z.literal('ideen'),
  ...section,
  karten: z
    .array(
      z.strictObject({
        titel: text,
        text,
        /** 'Mögliche Arbeitgeber' */
        arbeitgeber: z.array(text).optional(),
        /** Example jobs of a field. */
        beispiele: z.array(text).optional(),
        /** Kind of work, e. g. part-time or seasonal. */
        typ: text.optional(),
        ort: text.optional(),
        ziel: target.optional(),
      }),
    )
    .min(2),
  /** Line below the cards, e. g. that naming an employer means no vacancy. */
  hinweis: text.optional(),
})

/** Links to other websites, each with a sentence on what one finds there. */
const externalLinks = z.strictObject({
  art: z.literal('verweise'),
  ...section,
  verweise: z.array(z.strictObject({ titel: text, text, ziel: target })).min(2),
  hinweis: text.optional(),
})

/** Numbered entries, some with a quote. */
const ranking = z.strictObject({
  art: z.literal('rangliste'),
  ...section,
  eintraege: z
    .array(
      z.strictObject({
        titel: text,
        text,
        tage: z.array(weekday).optional(),
        zitat: z
          .strictObject({
            text: z.string().trim().min(1),
            name: text,
            beispiel: z.enum(['ja', 'nein']),
          })
          .optional(),
      }),
    )
    .min(3),
})

/** A box that stands out: a large figure with its source, or points of criticism. */
const box = z.strictObject({
  art: z.literal('kasten'),
  ...section,
  zahl: text.optional(),
  punkte: z.array(text).optional(),
  quelle: z.strictObject({ text, ziel: target }).optional(),
  knopf: button.optional(),
})

/** Every page of routes.ts in its sitemap group, from the pages' own titles and descriptions. */
const pageList = z.strictObject({ art: z.literal('seitenliste'), ueberschrift: text, text })

/** cookies.yaml as a list. */
const cookieList = z.strictObject({
  art: z.literal('cookie-liste'),
  ueberschrift: text,
  text: text.optional(),
  anker: anchor.optional(),
})

export const block = z.discriminatedUnion('art', [
  hero,
  week,
  steps,
  fields,
  benefits,
  figures,
  call,
  testimonials,
  regions,
  faq,
  callToAction,
  prose,
  form,
  notFound,
  tiles,
  badges,
  tableBlock,
  list,
  ideas,
  externalLinks,
  ranking,
  box,
  pageList,
  cookieList,
])

export type Block = z.infer<typeof block>
/** As the content reader hands it over: rich texts are HTML. */
export type LoadedBlock = Loaded<Block>
export type BlockOf<Kind extends Block['art']> = Loaded<Extract<Block, { art: Kind }>>
export type Button = z.infer<typeof button>
export type Picture = z.infer<typeof picture>
export type TableData = Loaded<z.infer<typeof table>>

export type Ground = z.infer<typeof ground>
