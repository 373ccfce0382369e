import type { Problem } from '../../../src/model/findings.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** A large number in a box, in a bar, or in a cell of a table: its unit stands elsewhere, so nothing else sees an amount. */
export function bareFigures({ kind, path, written }: WrittenText): Problem | Problem[] {
  const isCell = path.at(-3) === 'zeilen'
  if (path.at(-1) !== 'zahl' && !isCell && kind !== 'bare') return []
  const [found] =
    /^(?!(?:19|20)\d\d$)(?:\d{3,}|\d{1,3}(?:[. ]\d{3})+|\d+,\d+)$/.exec(written.trim()) ?? []
  if (!found) return []
  return {
    message: `„${found}“ hat weder Quelle noch Datum.`,
    remedy:
      'Tragen Sie die Zahl in src/content/fakten.yaml ein, und schreiben Sie ihren Platzhalter.',
  }
}
