import { writeEuros } from '../rechner/german-numbers.ts'
import { say } from '../rechner/words.ts'
import { CurvePicture, type CurveProps, hasBand } from './CurvePicture.tsx'
import { CurveTable } from './CurveTable.tsx'

/** What remains of other wages, as a picture and as a table. `isAfter`: the Aktivrente holds. */
export function Curve({ isAfter, ...curve }: CurveProps & { isAfter: boolean }) {
  const { points, values, words } = curve
  const { minijobLimit, midijobLimit } = values
  const limits = { minijob: writeEuros(minijobLimit), midijob: writeEuros(midijobLimit) }
  const tax = say(words.kurve_aktivrente, { aktivrente: writeEuros(values.aktivrente) })
  const text = [
    say(words.kurve_text, limits),
    ...(isAfter ? [tax] : []),
    ...(hasBand(points) ? [words.kurve_steuer] : []),
  ]
  return (
    <section className="grid grid-cols-1 gap-4 print:hidden">
      <h2 className="text-h3">{words.kurve}</h2>
      <p>{text.join(' ')}</p>
      <CurvePicture {...curve} />
      <CurveTable points={points} minijobLimit={minijobLimit} words={words} />
    </section>
  )
}
