import { type Cents, type Euros, euros, fraction } from './amounts.ts'
import type { Values } from './values.ts'

/** Taxable part of a pension in per mille, by the year in which it began (§ 22 Nr. 1 Satz 3 EStG). */
export function taxableShare(startYear: number): number {
  if (startYear <= 2005) return 500
  if (startYear <= 2020) return 500 + 20 * (startYear - 2005)
  if (startYear <= 2022) return 800 + 10 * (startYear - 2020)
  return Math.min(1000, 825 + 5 * (startYear - 2023))
}

/** Rentenwert in cents from July of each year on, 2004 to 2026, in the west. */
const pensionValues = [
  2613, 2613, 2613, 2627, 2656, 2720, 2720, 2747, 2807, 2814, 2861, 2921, 3045, 3103, 3203, 3305,
  3419, 3419, 3602, 3760, 3932, 4079, 4252,
]

const firstYear = 2004

/** The last year whose Rentenwert stands here; a later one must be that of the values. */
export const lastPensionValue = firstYear + pensionValues.length - 1

/**
 * Estimate of the tax-free part of a pension in a year: fixed in the year after the start, when the
 * pension was lower (§ 22 Nr. 1 Satz 3 EStG). `pensionValue`: Rentenwert of `year`, in cents. Exact is
 * only the tax assessment; with a pension of the former east the estimate is up to 16 euros of tax a
 * month off.
 */
export function taxFreePension(
  monthly: Cents,
  startYear: number,
  year: number,
  pensionValue: number,
): Euros {
  const fixed = Math.max(2005, startYear + 1)
  const value = (of: number) => pensionValues[of - firstYear] ?? pensionValue
  const [part, whole] = fixed > year ? [1, 1] : [value(fixed - 1) + value(fixed), 2 * pensionValue]
  const free = 1000 - taxableShare(startYear)
  // Cents to full euros, half a euro up.
  return euros(fraction(12 * monthly, part * free, whole * 1000 * 100))
}

/** Whenever it began, at least this much of it is free. */
export const leastTaxFree = (monthly: Cents, { year, pensionValue }: Values): Euros => {
  const starts = Array.from({ length: year - firstYear + 1 }, (_, index) => firstYear + index)
  const free = starts.map((start) => taxFreePension(monthly, start, year, pensionValue))
  return euros(Math.min(...free))
}
