import { type Cents, type Euros, plus, type Rate, times } from './amounts.ts'
import type { Birth } from './retirement-age.ts'

/**
 * What decides on contributions and on the Aktivrente. After the Regelaltersgrenze: `pensioner` with a
 * full pension, `deferring` without one. Before it: `early` with a full Altersrente, `working` without.
 */
export type Status = 'pensioner' | 'deferring' | 'early' | 'working'

export const isAfterLimit = (status: Status) => status === 'pensioner' || status === 'deferring'

/**
 * Whether a pension of one's own comes into the tax and insures: an Altersrente, a part of one, or one for
 * Erwerbsminderung, which ends with the Regelaltersgrenze.
 */
export const drawsPension = ({
  status,
  drawsPart,
  disability,
}: Pick<Case, 'status' | 'drawsPart' | 'disability'>): boolean =>
  status === 'pensioner' ||
  status === 'early' ||
  drawsPart === true ||
  (disability !== undefined && !isAfterLimit(status))

type Pension = {
  /** Gross, in a month. */
  monthly: Cents
  startYear: number
  /** In a year, from the tax assessment; estimated without it. */
  taxFree?: Euros | undefined
}

/** One person in a year of twelve equal months. */
export type Case = {
  birth: Birth
  status: Status
  /** Of the Altersrente a part is drawn (Teilrente), which takes nothing from the contributions. */
  drawsPart?: boolean | undefined
  /** Gross wage of each job in a month; two at most. */
  wages: readonly Cents[]
  /** Once a year, in the first job, expected. */
  bonus: Cents
  /** Of self-employment, in a month. */
  profit: Cents
  pension?: Pension | undefined
  /** Taxable income of husband or wife in a year; undefined for singles. */
  spouse?: Euros | undefined
  /** Other taxable income of a year. */
  otherIncome: Cents
  insurance: 'statutory' | 'voluntary' | 'private'
  /** Zusatzbeitrag of the health fund, whole. */
  extraRate: Rate
  isChildless: boolean
  /** Children under 25. */
  youngChildren: number
  isInSaxony: boolean
  /** Draws an Erwerbsminderungsrente. */
  disability?: 'full' | 'partial' | undefined
  /** Of the state: draws a Pension, because of age, or is still paid for service. */
  official?: 'retired' | 'serving' | undefined
  churchPercent: 0 | 8 | 9
  /** Freed from the pension contribution of a Minijob. */
  isMinijobFreed: boolean
  /** Has chosen to go on paying into the pension (§ 5 Abs. 4 SGB VI). */
  paysIntoPension: boolean
}

export const earnedInYear = ({ wages, profit, bonus }: Case): Cents =>
  plus(times(plus(...wages, profit), 12), bonus)
