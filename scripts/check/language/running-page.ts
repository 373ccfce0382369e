import type { PageDocument } from '../../../src/model/read-pages.ts'
import { valueAt } from '../../../src/model/schema-at.ts'
import { isForReaders } from '../../../src/model/text-kinds.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import { unitsOf } from './texts.ts'

/** Blocks without running text. */
const otherBlocks = new Set(['formular', 'nicht-gefunden', 'rechner', 'rechner-kurz'])

/** Keys of buttons, captions and labels of drawings, which are no running text. */
const labels = new Set([
  'knopf',
  'knoepfe',
  'name',
  'alter',
  'rolle',
  'balken',
  'legende',
  'wochen',
])

/** The running texts of a page, each with its paragraphs, list items, cells … */
export const runningPage = ({ content, texts }: PageDocument): RunningText[] =>
  texts
    .filter(({ kind, path }) => {
      const [list, index] = path
      const art = valueAt(content.data, ['bloecke', index ?? '', 'art'])
      return (
        list === 'bloecke' &&
        isForReaders(kind) &&
        kind !== 'alt' &&
        !otherBlocks.has(`${art}`) &&
        !path.some((step) => labels.has(`${String(step)}`)) &&
        !(art === 'stimmen' && path.at(-1) === 'ort')
      )
    })
    .map((text) => ({ text, units: unitsOf(text) }))

/** The note below lists, which must say on every page that employers are no vacancies. */
export const isNote = ({ path }: WrittenText) => path.length === 3 && path.at(-1) === 'hinweis'

export type RunningText = { text: WrittenText; units: readonly string[] }
