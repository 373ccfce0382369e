import { type Cents, type Euros, euros, fullEuros, inCents, minus, quotient } from './amounts.ts'
import type { Birth } from './retirement-age.ts'

/** Per mille of the Altersentlastungsbetrag by the year after the 64th birthday (§ 24a EStG). */
export function reliefPerMille(year: number): number {
  if (year <= 2005) return 400
  if (year <= 2020) return 400 - 16 * (year - 2005)
  if (year <= 2022) return 160 - 8 * (year - 2020)
  return Math.max(0, 140 - 4 * (year - 2023))
}

/** Upper limit in euros a year; it falls from year to year as the share does. */
export const reliefCap = (year: number): Euros => euros(quotient(reliefPerMille(year) * 475, 100))

/** Somebody born on 1 January completes a year of life on 31 December of the year before. */
const reliefYear = ({ year, month, onFirst }: Birth) => year + (month === 1 && onFirst ? 64 : 65)

/**
 * Altersentlastungsbetrag of a year, rounded up to full euros. `income`: taxable wages and other
 * income of the year without pensions.
 */
export function ageRelief(birth: Birth, year: number, income: Cents): Euros {
  const fixed = reliefYear(birth)
  if (fixed > year) return euros(0)
  const relief = quotient(reliefPerMille(fixed) * income + 99_999, 100_000)
  return euros(Math.min(relief, reliefCap(fixed)))
}

export const afterRelief = (income: Cents, relief: Euros): Euros =>
  fullEuros(minus(income, inCents(relief)))
