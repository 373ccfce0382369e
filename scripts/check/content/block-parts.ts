import type { Block } from '../../../src/model/blocks.ts'
import { listAt, valueAt } from '../../../src/model/schema-at.ts'

/** A function that counts the entries of a block's list that have all `fields`. */
const entries =
  (arts: Block['art'][], list: string, ...fields: string[]) =>
  (block: Block): number =>
    arts.includes(block.art)
      ? listAt(block, list.split('.')).filter((entry) =>
          fields.every((field) => valueAt(entry, [field])),
        ).length
      : 0

const cards = entries(['vorteile', 'felder', 'ideen'], 'karten')
const points = entries(['liste', 'kasten'], 'punkte')

/** Parts of blocks: their German name, to follow „mit“, and how many a block has. */
export const parts = {
  tiles: ['Kacheln', entries(['kacheln'], 'kacheln')],
  badges: ['Siegeln', entries(['siegel'], 'siegel')],
  cards: ['Karten', cards],
  points: ['Punkten', points],
  items: ['Karten oder Punkten', (block) => cards(block) + points(block)],
  tips: [
    'nummerierten Punkten',
    (block) => (block.art === 'liste' && block.nummeriert ? points(block) : 0),
  ],
  steps: ['Schritten', entries(['schritte'], 'schritte')],
  voices: ['Stimmen', entries(['stimmen'], 'stimmen')],
  ranking: ['Plätzen', entries(['rangliste'], 'eintraege')],
  links: ['Verweisen', entries(['verweise'], 'verweise')],
  rows: ['Zeilen', entries(['tabelle', 'zahlen'], 'tabelle.zeilen')],
  questions: ['Fragen', entries(['faq'], 'fragen')],
  banner: ['einem Aufruf', (block) => Number(block.art === 'aufruf')],
  figure: [
    'einer großen „zahl“',
    (block) => Number(block.art === 'kasten' && block.zahl !== undefined),
  ],
  employers: ['Karten mit „arbeitgeber“', entries(['ideen'], 'karten', 'arbeitgeber')],
  examples: ['Karten mit „beispiele“', entries(['ideen'], 'karten', 'beispiele')],
  places: ['Karten mit „typ“ und „ort“', entries(['ideen'], 'karten', 'typ', 'ort')],
  quotes: ['Plätzen mit „zitat“', entries(['rangliste'], 'eintraege', 'zitat')],
} satisfies Record<string, [called: string, countIn: (block: Block) => number]>

export type Kind = keyof typeof parts

/** Kinds within cards and entries, which other rows count, too. */
export const within: readonly Kind[] = ['employers', 'examples', 'places', 'quotes']
