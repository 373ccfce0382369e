import { type Cents, fraction, none, rounded } from './amounts.ts'
import type { Values } from './values.ts'

/**
 * Bases of contributions in the Übergangsbereich (§ 20 Abs. 2a SGB IV): `own` for the employee's part,
 * `whole` for contributions that employer and employee do not share. `total`: all insured wages of the
 * month; `wage`: that of this job.
 */
export function midijobBases(
  wage: Cents,
  total: Cents,
  values: Values,
): { own: Cents; whole: Cents } {
  const { minijobLimit: lower, midijobLimit: upper, midijobFactor: factor } = values
  if (total > upper) return { own: wage, whole: wage }
  // A month below the limit in a year above it.
  if (total <= lower) return { own: none, whole: fraction(wage, factor, 10_000) }
  const above = total - lower
  const width = upper - lower
  const lowest = lower * factor
  // (F·G·width + (upper − F·G)·above) ÷ width, in ten thousandths of a cent.
  const whole = BigInt(lowest) * BigInt(width) + BigInt(upper * 10_000 - lowest) * BigInt(above)
  return {
    own: fraction(wage, upper * above, width * total),
    whole: rounded(whole * BigInt(wage), BigInt(width) * 10_000n * BigInt(total)),
  }
}
