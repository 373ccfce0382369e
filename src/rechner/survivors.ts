import { atLeast, type Cents, cents, fraction, minus, none, plus, rate, share } from './amounts.ts'
import type { Case } from './case.ts'
import { bonusIn, type Job, jobsOf, wagesOf } from './jobs.ts'
import { paysNoPension } from './own-rates.ts'
import type { Values } from './values.ts'

/** Flat deductions from gross to net income (§ 18b Abs. 5 SGB IV). */
const ofWage = rate(40_000)
const ofWageAfterLimit = rate(30_500)
const ofProfit = rate(39_800)
const ofPension = rate(14_000)
const ofPensionBefore2011 = rate(13_000)

const net = (gross: Cents, deduction: ReturnType<typeof rate>) =>
  minus(gross, share(gross, deduction))

/**
 * By how much a Witwen- or Witwerrente falls in a month (§ 97 SGB VI): 40 % of the net income above the
 * allowance. Wages count, tax-free or not, with a twelfth of the bonus.
 */
export function widowReduction(person: Case, values: Values): Cents {
  const { pension, profit } = person
  const { mini, insured } = jobsOf(person, values)
  const deduction = paysNoPension(person) ? ofWageAfterLimit : ofWage
  const earned = (jobs: readonly Job[]) =>
    plus(wagesOf(jobs), fraction(bonusIn(jobs, person), 1, 12))
  const income = plus(
    pension
      ? net(pension.monthly, pension.startYear < 2011 ? ofPensionBefore2011 : ofPension)
      : none,
    net(earned(insured), deduction),
    earned(mini),
    net(profit, ofProfit),
  )
  return share(atLeast(0, minus(income, values.widowAllowance)), rate(40_000))
}

/**
 * By how much an Erwerbsminderungsrente falls in a month (§ 96a SGB VI): 40 % of a twelfth of the wages
 * of a year above the limit. Tax-free wages count.
 */
export function disabilityReduction(
  wagesOfYear: Cents,
  kind: 'full' | 'partial',
  values: Values,
): Cents {
  const limit = kind === 'full' ? values.disabilityFull : values.disabilityPartial
  const excess = atLeast(0, minus(wagesOfYear, limit))
  return cents(Math.floor((excess * 4 + 60) / 120))
}
