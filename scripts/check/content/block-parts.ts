import type { Block } from '../../../src/model/blocks.ts'

const cards = (block: Block) =>
  block.art === 'vorteile' || block.art === 'felder' || block.art === 'ideen'
    ? block.karten.length
    : 0

/** Cards of job ideas that have what is asked for. */
const cardsWith =
  (...fields: ('arbeitgeber' | 'beispiele' | 'typ' | 'ort')[]) =>
  (block: Block) =>
    block.art === 'ideen'
      ? block.karten.filter((card) => fields.every((field) => card[field])).length
      : 0

const points = (block: Block) =>
  block.art === 'liste' || block.art === 'kasten' ? (block.punkte?.length ?? 0) : 0

/** How many parts of a kind a block of content holds. */
export const partsIn = {
  tiles: (block) => (block.art === 'kacheln' ? block.kacheln.length : 0),
  badges: (block) => (block.art === 'siegel' ? block.siegel.length : 0),
  cards,
  points,
  items: (block) => cards(block) + points(block),
  tips: (block) => (block.art === 'liste' && block.nummeriert ? block.punkte.length : 0),
  steps: (block) => (block.art === 'schritte' ? block.schritte.length : 0),
  voices: (block) => (block.art === 'stimmen' ? block.stimmen.length : 0),
  ranking: (block) => (block.art === 'rangliste' ? block.eintraege.length : 0),
  links: (block) => (block.art === 'verweise' ? block.verweise.length : 0),
  rows: (block) =>
    block.art === 'tabelle' || block.art === 'zahlen' ? (block.tabelle?.zeilen.length ?? 0) : 0,
  questions: (block) => (block.art === 'faq' ? block.fragen.length : 0),
  banner: (block) => Number(block.art === 'aufruf'),
  figure: (block) => Number(block.art === 'kasten' && block.zahl !== undefined),
  employers: cardsWith('arbeitgeber'),
  examples: cardsWith('beispiele'),
  places: cardsWith('typ', 'ort'),
  quotes: (block) =>
    block.art === 'rangliste' ? block.eintraege.filter(({ zitat }) => zitat).length : 0,
} satisfies Record<string, (block: Block) => number>

export type Kind = keyof typeof partsIn

/** What cards and entries hold that other rows count. */
export const within: readonly Kind[] = ['employers', 'examples', 'places', 'quotes']

/** As a sentence has them behind „mit“. */
export const called: Record<Kind, string> = {
  tiles: 'Kacheln',
  badges: 'Siegeln',
  cards: 'Karten',
  points: 'Punkten',
  items: 'Karten oder Punkten',
  tips: 'nummerierten Punkten',
  steps: 'Schritten',
  voices: 'Stimmen',
  ranking: 'Plätzen',
  links: 'Verweisen',
  rows: 'Zeilen',
  questions: 'Fragen',
  banner: 'einem Aufruf',
  figure: 'einer großen „zahl“',
  employers: 'Karten mit „arbeitgeber“',
  examples: 'Karten mit „beispiele“',
  places: 'Karten mit „typ“ und „ort“',
  quotes: 'Plätzen mit „zitat“',
}
