import type { Cents, Euros, Rate } from './amounts.ts'
import type { Tariff } from './income-tax.ts'
import type { Month } from './months.ts'

/**
 * The law's values of a year. Rates are those of employer and employee together, unless they say
 * otherwise.
 */
export type Values = {
  year: number
  /** Geringfügigkeitsgrenze in a month (§ 8 Abs. 1a SGB IV). */
  minijobLimit: Cents
  /** Upper end of the Übergangsbereich in a month (§ 20 Abs. 2 SGB IV). */
  midijobLimit: Cents
  /** Faktor F in ten thousandths (§ 20 Abs. 2a SGB IV). */
  midijobFactor: number
  /** Tax-free wage in a month (§ 3 Nr. 21 EStG). */
  aktivrente: Cents
  /** §§ 241, 243, 242a SGB V. */
  healthRate: Rate
  healthRateReduced: Rate
  healthExtraRate: Rate
  /** § 55 SGB XI: both halves; alone for the childless; off for each child under 25 after the first. */
  careRate: Rate
  careChildless: Rate
  careChild: Rate
  /** By how much employees in Sachsen pay more (§ 58 Abs. 3 SGB XI). */
  careSaxony: Rate
  /** § 158 SGB VI, § 341 SGB III. */
  pensionRate: Rate
  unemploymentRate: Rate
  /** Of the employee in a Minijob (§ 168 Abs. 1 Nr. 1b SGB VI), and the wage that counts at least. */
  minijobPensionRate: Rate
  minijobPensionBase: Cents
  /** Beitragsbemessungsgrenzen in a month. */
  healthCeiling: Cents
  pensionCeiling: Cents
  /**
   * Profit in a month up to which the self-employed with a pension pay no contributions (§ 226 Abs. 2 SGB
   * V).
   */
  smallProfit: Cents
  tariff: Tariff
  /** Tax up to which no Solidaritätszuschlag is due (§ 3 SolZG). */
  solidarityFrom: Euros
  /** §§ 9a, 10c EStG: of wages, of pensions, special expenses. */
  employeeAllowance: Euros
  pensionerAllowance: Euros
  specialExpenses: Euros
  /** Rentenwert, in cents. */
  pensionValue: Cents
  /** Freibetrag of Witwen- and Witwerrenten in a month (§ 97 SGB VI). */
  widowAllowance: Cents
  /** Hinzuverdienstgrenzen of Erwerbsminderungsrenten in a year (§ 96a SGB VI). */
  disabilityFull: Cents
  disabilityPartial: Cents
  /** § 3 Nr. 26 and 26a EStG, in a year. */
  coachAllowance: Euros
  volunteerAllowance: Euros
}

/** The values of this year if `years` has them, else the last; undefined if `years` is empty. */
export const valuesFor = (year: number | undefined, years: readonly Values[]): Values | undefined =>
  years.find((each) => each.year === year) ?? years.at(-1)

/**
 * The month that a clock shows. A year before all `years` comes from a wrong clock, as after an empty
 * battery: then January of the last year, so that nothing counts as begun that may not have begun.
 */
export function monthOn(clock: Date, years: readonly Values[]): Month {
  const [first, last] = [years.at(0), years.at(-1)]
  const year = clock.getFullYear()
  if (first && last && year < first.year) return { year: last.year, month: 1 }
  return { year, month: clock.getMonth() + 1 }
}
