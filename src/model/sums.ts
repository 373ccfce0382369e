import { writeHundredths } from '../rechner/german-numbers.ts'
import { type Computed, common, type Lookup, type Time, Wrong } from './computed.ts'
import type { Sum } from './facts.ts'
import { isDecided } from './periods.ts'

/** In ten thousandths, as an exact whole number. */
function exact(written: string): bigint {
  const [, whole = '', part = ''] = /^(\d[\d.]*)(?:,(\d{1,4}))?$/.exec(written) ?? []
  if (whole === '') throw new Wrong(`Mit „${written}“ kann niemand rechnen.`)
  return BigInt(whole.replaceAll('.', '') + part.padEnd(4, '0'))
}

type Total = Time & { total: bigint }

/** One value for each time in which all that is added and taken away is decided. */
export function summed(sum: Sum, periods: Lookup): Computed[] {
  const plus = sum.aus.map((key) => ({ key, sign: 1n }))
  const minus = (sum.minus ?? []).map((key) => ({ key, sign: -1n }))
  const totals = [...plus, ...minus].reduce<Total[]>(
    (before, { key, sign }) => before.flatMap((total) => added(total, sign, key, periods)),
    [{ gilt_ab: '', total: 0n }],
  )
  return totals.map(({ total, ...time }) => ({ ...time, wert: rounded(total, sum) }))
}

const added = (before: Total, sign: bigint, key: string, periods: Lookup): Total[] =>
  periods(key)
    .filter(isDecided)
    .flatMap((period) => {
      const time = common([before, period])
      return time ? [{ ...time, total: before.total + sign * exact(period.wert) }] : []
    })

/** Half a step up. */
function rounded(total: bigint, { mal = '1', durch = '1', plus = '0', gerundet }: Sum): string {
  const step = exact(gerundet)
  const above = total * exact(mal) + exact(plus) * exact(durch)
  const below = exact(durch) * step
  if (below === 0n) throw new Wrong('Durch null kann niemand teilen.')
  if (above < 0n) throw new Wrong('Das Ergebnis liegt unter null.')
  const steps = (2n * above + below) / (2n * below)
  return writeHundredths(Number((steps * step) / 100n))
}
