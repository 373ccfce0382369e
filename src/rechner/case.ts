import { type Cents, type Euros, plus, type Rate, times } from './amounts.ts'
import type { Birth } from './retirement-age.ts'

/**
 * Decides on contributions and on the Aktivrente. After the Regelaltersgrenze: `pensioner` with a full
 * Altersrente, `deferring` without one. Before it: `early` with a full Altersrente, `working` without.
 */
export type Status = 'pensioner' | 'deferring' | 'early' | 'working'

export const isAfterLimit = (status: Status) => status === 'pensioner' || status === 'deferring'

/**
 * Whether somebody draws a pension of their own, which is taxed and makes them insured: an Altersrente or
 * a part of one, or an Erwerbsminderungsrente, which ends with the Regelaltersgrenze.
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
  /** Tax-free part of a year, from the tax assessment; estimated if absent. */
  taxFree?: Euros | undefined
}

/** One person in a year of twelve equal months. */
export type Case = {
  birth: Birth
  status: Status
  /** Draws a part of the Altersrente (Teilrente): contributions are due as without a pension. */
  drawsPart?: boolean | undefined
  /** Gross wage of each job in a month; two at most. */
  wages: readonly Cents[]
  /** An expected payment once a year, in the first job. */
  bonus: Cents
  /** Monthly profit of self-employment. */
  profit: Cents
  pension?: Pension | undefined
  /** Taxable income of husband or wife in a year; undefined for singles. */
  spouse?: Euros | undefined
  /** Other taxable income of a year. */
  otherIncome: Cents
  insurance: 'statutory' | 'voluntary' | 'private'
  /** Zusatzbeitrag of the Krankenkasse, both halves together. */
  extraRate: Rate
  isChildless: boolean
  /** Children under 25. */
  youngChildren: number
  isInSaxony: boolean
  /** Draws an Erwerbsminderungsrente. */
  disability?: 'full' | 'partial' | undefined
  /** Paid by the state: draws a Pension because of age, or is still in service. */
  official?: 'retired' | 'serving' | undefined
  churchPercent: 0 | 8 | 9
  /** Exempt from the pension contribution in a Minijob. */
  isMinijobFreed: boolean
  /** Has chosen to go on paying into the pension (§ 5 Abs. 4 SGB VI). */
  paysIntoPension: boolean
}

export const earnedInYear = ({ wages, profit, bonus }: Case): Cents =>
  plus(times(plus(...wages, profit), 12), bonus)
