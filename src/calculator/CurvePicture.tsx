import type { Range } from '../rechner/answer.ts'
import { lastWage, type Point } from '../rechner/curve.ts'
import { writeEuros } from '../rechner/german-numbers.ts'
import type { Values } from '../rechner/values.ts'
import type { Words } from '../rechner/words.ts'

/** Measures in units of the viewBox, 10 for 100 euros; `unit` is the cents in one. */
const width = 350
const height = 350
const left = 62
const top = 18
const unit = 1000

const x = (wage: number) => left + wage / unit
const y = (amount: number) => top + height - amount / unit

export type CurveProps = {
  points: Point[]
  /** The visitor's own case, if it lies within the picture. */
  own?: { wage: number; remains: Range } | undefined
  values: Values
  words: Words
}

/** What remains of each wage, with the limits of Minijob and Midijob; a band where it is a range. */
export function CurvePicture({ points, own, values, words }: CurveProps) {
  const line = (of: keyof Range) =>
    points.map(({ wage, remains }) => `${x(wage)} ${y(remains[of])}`).join('L')
  const isBand = hasBand(points)
  const band = [...points].reverse().map(({ wage, remains }) => `${x(wage)} ${y(remains.least)}`)
  const { minijobLimit, midijobLimit } = values
  const areas = [
    [0, minijobLimit, words.kurve_minijob],
    [minijobLimit, midijobLimit, words.kurve_midijob],
    [midijobLimit, lastWage, words.kurve_ueber],
  ] as const
  return (
    <svg
      // A browser that darkens pages would leave dark numbers on a dark ground.
      className="scheme-only-light w-full max-w-200 overflow-visible bg-weiss text-[0.65rem] max-[640px]:text-[min(1.3rem,31px)] forced-colors:bg-transparent"
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
          <line className="stroke-line" x1={left} x2={left + width} y1={y(amount)} y2={y(amount)} />
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
  )
}

/** Whether what remains is a range anywhere. */
export const hasBand = (points: Point[]) =>
  points.some(({ remains }) => remains.least !== remains.most)
