import type { Range } from '../rechner/answer.ts'
import { lastWage, type Point } from '../rechner/curve.ts'
import { writeEuros, writeHundredths } from '../rechner/german-numbers.ts'
import type { Values } from '../rechner/values.ts'
import { say, type Words } from '../rechner/words.ts'
import { euros, rangeText } from './amount-texts.ts'

type Props = {
  points: Point[]
  /** One's own case, if it lies within the picture. */
  own?: { wage: number; remains: Range } | undefined
  /** The Aktivrente holds. */
  isAfter: boolean
  values: Values
  words: Words
}

/** Of the picture, in its own units: 10 a hundred euros. */
const width = 350
const height = 300
const left = 62
const top = 18
const unit = 1000

const x = (wage: number) => left + wage / unit
const y = (amount: number) => top + height - amount / unit

/** Every so many points a row of the table, and those at the borders. */
const rowStep = 50_000

/** What remains of other wages: a picture with the borders of the law, and the same as a table. */
export function Curve({ points, own, isAfter, values, words }: Props) {
  const line = (of: keyof Range) =>
    points.map(({ wage, remains }) => `${x(wage)} ${y(remains[of])}`).join('L')
  const isBand = points.some(({ remains }) => remains.least !== remains.most)
  const band = [...points].reverse().map(({ wage, remains }) => `${x(wage)} ${y(remains.least)}`)
  const { minijobLimit, midijobLimit } = values
  const areas = [
    [0, minijobLimit, words.kurve_minijob],
    [minijobLimit, midijobLimit, words.kurve_midijob],
    [midijobLimit, lastWage, words.kurve_ueber],
  ] as const
  const rows = points.filter(
    ({ wage }) => wage % rowStep === 0 || wage === minijobLimit || wage === minijobLimit + 1,
  )
  const limits = { minijob: writeEuros(minijobLimit), midijob: writeEuros(midijobLimit) }
  const tax = say(words.kurve_aktivrente, { aktivrente: writeEuros(values.aktivrente) })
  const text = [
    say(words.kurve_text, limits),
    ...(isAfter ? [tax] : []),
    ...(isBand ? [words.kurve_steuer] : []),
  ]
  return (
    <section className="grid grid-cols-1 gap-4 print:hidden">
      <h2 className="text-h3">{words.kurve}</h2>
      <p>{text.join(' ')}</p>
      <svg
        className="w-full max-w-200 text-[0.65rem] max-broad:text-[1.3rem]"
        viewBox={`0 0 ${left + width + 6} ${top + height + 28}`}
        aria-hidden="true"
      >
        {areas.map(([from, to, label], index) => (
          <g key={label}>
            <rect
              className={index === 1 ? 'fill-himmel' : 'fill-leer'}
              x={x(from)}
              y={top}
              width={(to - from) / unit}
              height={height}
            />
            <text
              className="fill-current max-broad:hidden"
              x={x((from + to) / 2)}
              y={12}
              textAnchor="middle"
            >
              {label}
            </text>
          </g>
        ))}
        {[100_000, 200_000, 300_000].map((amount) => (
          <g key={amount}>
            <line
              className="stroke-line"
              x1={left}
              x2={left + width}
              y1={y(amount)}
              y2={y(amount)}
            />
            <text className="fill-current" x={left - 4} y={y(amount) + 4} textAnchor="end">
              {writeEuros(amount)}
            </text>
          </g>
        ))}
        {[minijobLimit, midijobLimit, 300_000].map((wage) => (
          <text
            className="fill-current"
            key={wage}
            x={x(wage)}
            y={top + height + 20}
            textAnchor="middle"
          >
            {writeEuros(wage)}
          </text>
        ))}
        {[minijobLimit, midijobLimit].map((wage) => (
          <line
            className="stroke-ink-2"
            key={wage}
            x1={x(wage)}
            x2={x(wage)}
            y1={top}
            y2={top + height}
            strokeDasharray="4 3"
          />
        ))}
        {isBand && <path className="fill-sonne" d={`M${line('most')}L${band.join('L')}Z`} />}
        <path className="fill-none stroke-tanne" d={`M${line('most')}`} strokeWidth="3" />
        {isBand && (
          <path className="fill-none stroke-tanne" d={`M${line('least')}`} strokeWidth="1.5" />
        )}
        {own && (
          <circle
            className="fill-apricot stroke-ink"
            cx={x(own.wage)}
            cy={y((own.remains.least + own.remains.most) / 2)}
            r="6"
            strokeWidth="2"
          />
        )}
      </svg>
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
    </section>
  )
}
