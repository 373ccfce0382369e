import { writeHundredths } from '../rechner/german-numbers.ts'
import { ComputationError, type Computed, common, type Lookup, type Time } from './computed.ts'
import type { Sum } from './facts.ts'
import { isDecided } from './periods.ts'

/** An integer number of ten-thousandths. */
function exact(written: string): bigint {
  const [, whole = '', part = ''] = /^(\d[\d.]*)(?:,(\d{1,4}))?$/.exec(written) ?? []
  if (whole === '') throw new ComputationError(`Mit „${written}“ kann niemand rechnen.`)
  return BigInt(whole.replaceAll('.', '') + part.padEnd(4, '0'))
}

type Total = Time & { total: bigint }

/** One value for each period in which all operands are decided. Throws `ComputationError`. */
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

/** Rounded to a multiple of `gerundet`, half of it up. */
function rounded(total: bigint, { mal = '1', durch = '1', plus = '0', gerundet }: Sum): string {
  const step = exact(gerundet)
  const numerator = total * exact(mal) + exact(plus) * exact(durch)
  const denominator = exact(durch) * step
  if (denominator === 0n) throw new ComputationError('Durch null kann niemand teilen.')
  if (numerator < 0n) throw new ComputationError('Das Ergebnis liegt unter null.')
  const steps = (2n * numerator + denominator) / (2n * denominator)
  return writeHundredths(Number((steps * step) / 100n))
}
