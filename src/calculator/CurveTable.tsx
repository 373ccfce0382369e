import type { Point } from '../rechner/curve.ts'
import { writeHundredths } from '../rechner/german-numbers.ts'
import type { Words } from '../rechner/words.ts'
import { euros, rangeText } from './amount-texts.ts'

/** Cents from row to row; the limit of the Minijob has rows of its own. */
const rowStep = 50_000

/** The curve as a table, folded away. `minijobLimit` in cents. */
export function CurveTable(props: { points: Point[]; minijobLimit: number; words: Words }) {
  const { points, minijobLimit, words } = props
  const rows = points.filter(
    ({ wage }) => wage % rowStep === 0 || wage === minijobLimit || wage === minijobLimit + 1,
  )
  return (
    <details>
      <summary className="flex min-h-12 items-center font-semibold underline">
        {words.kurve_tabelle}
      </summary>
      <table className="[&_:is(td,th)]:border-line [&_:is(td,th)]:border-b-2 [&_:is(td,th)]:py-1 [&_:is(td,th)]:pr-8 [&_:is(td,th)]:text-right [&_:is(td,th)]:font-normal">
        <caption className="sr-only">{words.kurve}</caption>
        <thead>
          <tr>
            <th scope="col">{words.zeile_lohn}</th>
            <th scope="col">{words.kurve_spalte}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ wage, remains }) => (
            <tr key={wage}>
              <th scope="row">{euros(writeHundredths(wage))}</th>
              <td>{euros(rangeText(remains, words, wage))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
