import { addMonths, type Month, monthsBetween } from './months.ts'

/** `onFirst`: born on the first day of the month. */
export type Birth = Month & { onFirst?: boolean }

/** Regelaltersgrenze in months of age (§§ 35, 235 SGB VI). */
export function retirementAge(birthYear: number): number {
  if (birthYear <= 1946) return 780
  if (birthYear <= 1958) return 780 + (birthYear - 1946)
  if (birthYear <= 1963) return 792 + 2 * (birthYear - 1958)
  return 804
}

/** First month of the Aktivrente (§ 3 Nr. 21 EStG). */
const start: Month = { year: 2026, month: 1 }

/**
 * The first month whose wage is free of tax: the one after the age was reached. An age is reached on
 * the day before the birthday (§ 187 Abs. 2, § 188 Abs. 2 BGB), so who is born on the first of a month
 * reaches it in the month before.
 */
export function firstAktivrenteMonth(birth: Birth): Month {
  const first = firstMonthAfter(birth)
  return monthsBetween(first, start) > 0 ? start : first
}

/** The month after the Regelaltersgrenze was reached; the same for contributions (§ 28 SGB III). */
export const firstMonthAfter = (birth: Birth): Month =>
  addMonths(birth, retirementAge(birth.year) + (birth.onFirst ? 0 : 1))
