import { z } from 'zod'
import { fields as calculatorFields, type Field } from '../rechner/fields.ts'
import { source, sourceText } from './source-text.ts'
import {
  alt,
  anchor,
  bare,
  inline,
  type Loaded,
  picture,
  plain,
  prose,
  question,
  symbol,
  target,
  technical,
  textFile,
} from './text-kinds.ts'

const ziel = target(z.string().regex(/^(\/|#|https:\/\/|anmeldeformular$|mailto:|tel:)/))

export const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const
const weekday = z.enum(weekdays)
const days = z
  .array(weekday)
  .min(1)
  .refine((days) => new Set(days).size === days.length)

const anker = anchor(z.string().regex(/^[a-z][a-z0-9-]*$/))

const ground = z.enum(['weiss', 'himmel', 'butter', 'gras'])

const link = z.strictObject({ text: plain(), ziel })

const button = z.strictObject({
  text: plain(),
  ziel,
  variante: z
    .enum(['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'])
    .default('default'),
})

const bild = z.union([
  z.strictObject({ datei: picture(), alt: alt() }),
  z.strictObject({ datei: picture(), dekorativ: z.literal('ja') }),
])

/** A list of at least `least` entries of the same shape. */
const parts = <Shape extends z.ZodRawShape>(least: number, shape: Shape) =>
  z.array(z.strictObject(shape)).min(least)

/** Every section: heading, optional lead, optional anchor for jump links, optional background. */
const section = {
  ueberschrift: plain(),
  text: inline().optional(),
  anker: anker.optional(),
  grund: ground.optional(),
}

const table = z.strictObject({
  titel: plain(),
  spalten: z.array(plain()).min(2),
  zeilen: z.array(z.array(plain()).min(2)).min(1),
  hinweis: inline().optional(),
})

const hero = z.strictObject({
  art: z.literal('held'),
  ueberschrift: plain(),
  text: inline(),
  vorteile: z.array(plain()).min(1).optional(),
  knoepfe: z.array(button).max(2).default([]),
  hinweis: inline().optional(),
  bild: bild.optional(),
})

const week = z.strictObject({
  art: z.literal('woche'),
  ...section,
  zeilen: parts(1, {
    titel: plain(),
    angabe: plain(),
    farbe: z.enum(['sonne', 'himmel', 'gras']),
    tage: z.partialRecord(weekday, plain()),
  }),
})

const steps = z.strictObject({
  art: z.literal('schritte'),
  ...section,
  grund: ground.default('butter'),
  schritte: parts(3, { titel: plain(), text: inline() }).max(4),
})

const fields = z.strictObject({
  art: z.literal('felder'),
  ...section,
  karten: parts(1, {
    titel: plain(),
    text: inline(),
    ziel,
    bild,
    tage: days.optional(),
  }),
  breit: z.strictObject({ titel: plain(), text: inline(), bild, knopf: button }).optional(),
})

const benefits = z.strictObject({
  art: z.literal('vorteile'),
  ...section,
  karten: parts(2, { symbol: symbol(), titel: plain(), text: inline() }),
})

const figures = z.strictObject({
  art: z.literal('zahlen'),
  ...section,
  grund: ground.default('himmel'),
  zahlen: parts(2, { zahl: plain(), text: inline() }).max(4),
  tabelle: table.optional(),
  knopf: button.optional(),
})

const call = z.strictObject({
  art: z.literal('anruf'),
  ...section,
  absaetze: z.array(inline()).min(1),
  knopf: button,
  bild,
})

const testimonials = z.strictObject({
  art: z.literal('stimmen'),
  ...section,
  stimmen: parts(1, {
    zitat: plain(),
    name: plain(),
    alter: plain(z.string().regex(/^[4-9]\d$/)).optional(),
    ort: plain().optional(),
    rolle: plain(),
    tage: days.optional(),
    bild: picture().optional(),
    beispiel: z.enum(['ja', 'nein']),
    /** Of a real voice: when and how it was said and allowed. Never shown. */
    quelle: sourceText.optional(),
  }),
})

const regions = z.strictObject({
  art: z.literal('regionen'),
  ...section,
  grund: ground.default('butter'),
})

/** Who stands behind the site; people and words come from marke.yaml and gemeinsam.yaml. */
const people = z.strictObject({ art: z.literal('menschen'), ...section })

const faq = z.strictObject({
  art: z.literal('faq'),
  ...section,
  fragen: parts(1, { frage: question(), antwort: inline() }),
})

const callToAction = z.strictObject({
  art: z.literal('aufruf'),
  ueberschrift: plain(),
  text: inline(),
  knopf: button.extend({ ziel: ziel.default('anmeldeformular' as never) }),
})

/** Prose: either `text` here or `datei`, a Markdown file in src/content/texte. */
const proseBlock = z.strictObject({
  art: z.literal('text'),
  ueberschrift: plain().optional(),
  anker: anker.optional(),
  grund: ground.optional(),
  text: prose().optional(),
  datei: textFile(z.string().regex(/^[a-z0-9-]+\.md$/)).optional(),
})

const form = z.strictObject({
  art: z.literal('formular'),
  ueberschrift: plain(),
  text: inline(),
  interessen: plain(),
  freiwillig: plain(),
  erforderlich: plain(),
  /** Instructions at the top of the printed form. */
  papier: inline(),
  einwilligung: inline(),
  knopf: plain(),
  /** Prescribed word for word: three dots, not an ellipsis. */
  senden: technical(),
  /** Shown when a registration could be neither sent nor kept: another way to reach us. */
  ausweg: inline(),
  /** Shown while neither the form's code nor this site can be reached. */
  ohne_netz: plain(),
  /** Says that a draft is back in the form, and offers to delete it. */
  entwurf: z.strictObject({ wieder_da: plain(), loeschen: plain(), geloescht: plain() }),
  /** Proposes a corrected e-mail address, shown after the question. */
  vorschlag: z.strictObject({ frage: plain(), knopf: plain() }),
  vertrauen: z.strictObject({
    ueberschrift: plain(),
    punkte: z.array(inline()).min(1),
    verweis: link,
  }),
})

const notFound = z.strictObject({
  art: z.literal('nicht-gefunden'),
  ueberschrift: plain(),
  original: plain(),
  text: inline(),
  /** Heading above pages whose address resembles the requested one. */
  aehnlich: plain(),
  knopf: button,
  bild,
})

/** Links without text: a tile has a title and a target. */
const tiles = z.strictObject({
  art: z.literal('kacheln'),
  ...section,
  kacheln: parts(2, { titel: plain(), ziel }),
})

/** Trust badges of a few words each, made precise by one sentence below. */
const badges = z.strictObject({
  art: z.literal('siegel'),
  siegel: z.array(plain()).min(2),
  hinweis: inline().optional(),
})

/** Whole euros without unit: `{beispiel_teilzeit zahl}`. */
const amount = bare(z.string().regex(/^\d[\d.]*$/))

/** A table of its own, with a drawing of the same figures. */
const tableBlock = z.strictObject({
  art: z.literal('tabelle'),
  ...section,
  tabelle: table,
  /** Bars: earnings, split into tax-free and taxed. */
  balken: parts(1, {
    titel: plain(),
    verdienst: amount,
    steuerfrei: amount,
    steuerpflichtig: amount,
  }).optional(),
  legende: z.strictObject({ steuerfrei: plain(), steuerpflichtig: plain() }).optional(),
  /** Week strips: one row for each model. */
  wochen: parts(1, { titel: plain(), tage: days }).optional(),
})

/** Items with a tick, or numbered if order or count matter (tips). */
const list = z.strictObject({
  art: z.literal('liste'),
  ...section,
  nummeriert: z.literal('ja').optional(),
  punkte: z.array(inline()).min(2),
})

/** Cards without pictures: job ideas, tasks, places, scenarios. */
const ideas = z.strictObject({
  art: z.literal('ideen'),
  ...section,
  karten: parts(2, {
    titel: plain(),
    text: inline(),
    /** 'Mögliche Arbeitgeber' */
    arbeitgeber: z.array(plain()).min(1).optional(),
    /** Example jobs of a field. */
    beispiele: z.array(plain()).min(1).optional(),
    /** Kind of work, e. g. part-time or seasonal. */
    typ: plain().optional(),
    ort: plain().optional(),
    ziel: ziel.optional(),
  }),
  /** Line below the cards, e.g. that naming an employer does not mean a vacancy. */
  hinweis: inline().optional(),
})

/**
 * Links to other websites, each with a sentence on what is there. Local ones name its source and
 * the month in which somebody looked.
 */
const externalLinks = z.strictObject({
  art: z.literal('verweise'),
  ...section,
  verweise: parts(2, { titel: plain(), text: inline(), ziel, ...source.partial().shape }),
  hinweis: inline().optional(),
})

/** Numbered entries, some with a quote. */
const ranking = z.strictObject({
  art: z.literal('rangliste'),
  ...section,
  eintraege: parts(3, {
    titel: plain(),
    text: inline(),
    tage: days.optional(),
    zitat: z
      .strictObject({
        text: inline(),
        name: plain(),
        beispiel: z.enum(['ja', 'nein']),
        quelle: sourceText.optional(),
      })
      .optional(),
  }),
})

/** A box that stands out: a large figure with its source, or points of criticism. */
const box = z.strictObject({
  art: z.literal('kasten'),
  ...section,
  zahl: plain().optional(),
  punkte: z.array(inline()).min(1).optional(),
  quelle: link.optional(),
  knopf: button.optional(),
})

/** Every page of routes.ts in its sitemap group, from the pages' own titles and descriptions. */
const pageList = z.strictObject({
  art: z.literal('seitenliste'),
  ueberschrift: plain(),
  text: inline(),
})

/** cookies.yaml as a list. */
const cookieList = z.strictObject({
  art: z.literal('cookie-liste'),
  ueberschrift: plain(),
  text: inline().optional(),
  anker: anker.optional(),
})

/** The calculator; its words stand in rechner.yaml. */
const calculator = z.strictObject({
  art: z.literal('rechner'),
  ueberschrift: plain(),
  text: inline(),
})

/** Two fields that open the calculator. */
const shortCalculator = z.strictObject({
  art: z.literal('rechner-kurz'),
  ...section,
  geburt: plain(),
  lohn: plain(),
  knopf: plain(),
})

const calculatorField = z.enum(Object.keys(calculatorFields) as Field[])

/** Cases that the build works out with the calculator. */
const workedCases = z.strictObject({
  art: z.literal('rechenfaelle'),
  ...section,
  titel: plain(),
  faelle: parts(2, {
    titel: plain(),
    text: inline(),
    /** Names and values are those of the calculator's fields. */
    angaben: z.partialRecord(calculatorField, technical()),
  }),
  hinweis: inline().optional(),
})

/**
 * What a page may be built from. One schema per kind of block; its output type is the props of the
 * component that src/blocks/Blocks.tsx names for it. Keys are German because editors write them.
 */
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
  people,
  faq,
  callToAction,
  proseBlock,
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
  calculator,
  shortCalculator,
  workedCases,
])

export type Block = z.infer<typeof block>
export type LoadedBlock = Loaded<Block>
export type BlockOf<Kind extends Block['art']> = Extract<LoadedBlock, { art: Kind }>
export type Button = Loaded<z.infer<typeof button>>
export type Picture = Loaded<z.infer<typeof bild>>
export type TableData = Loaded<z.infer<typeof table>>

export type Ground = z.infer<typeof ground>
