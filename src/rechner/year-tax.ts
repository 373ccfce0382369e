import { afterRelief, ageRelief } from './age-relief.ts'
import {
  atLeast,
  atMost,
  type Cents,
  cents,
  type Euros,
  euros,
  fraction,
  inCents,
  minus,
  none,
  plus,
  times,
} from './amounts.ts'
import { sumOf } from './branches.ts'
import { type Case, isAfterLimit } from './case.ts'
import { type Contributions, contributionsOnPension } from './contributions.ts'
import { churchTax, incomeTax, jointTax, solidarity } from './income-tax.ts'
import { bonusIn, jobsOf, wagesOf, wagesOfYear } from './jobs.ts'
import { hasSickPay } from './own-rates.ts'
import { taxFreePension } from './pension-tax.ts'
import type { Values } from './values.ts'

/** Amounts of a year from which the tax follows; the steps of the answer show them. */
export type YearTax = {
  /** Wages of the insured jobs; how much of them the Aktivrente makes tax-free; the rest. */
  wages: Cents
  free: Cents
  taxable: Cents
  /** Werbungskosten-Pauschbetrag against the taxable wage. */
  allowance: Cents
  /** Tax-free part of the pension. */
  pensionFree: Euros
  /** Altersentlastungsbetrag with the job. */
  relief: Euros
  /** Deductible contributions on wages and profit. */
  deductible: Cents
  /** Taxable income and tax with Solidaritätszuschlag and Kirchensteuer, without and with the job. */
  incomeBefore: Euros
  incomeAfter: Euros
  before: Cents
  after: Cents
}

/** Tax-free wage of a year: what a month does not use is not carried over (§ 3 Nr. 21 Satz 6 EStG). */
export function freeWage(person: Case, values: Values): Cents {
  if (!isAfterLimit(person.status)) return none
  const { insured } = jobsOf(person, values)
  const month = wagesOf(insured)
  return plus(
    times(atMost(values.aktivrente, month), 11),
    atMost(values.aktivrente, plus(month, bonusIn(insured, person))),
  )
}

/** Taxes of a year without and with the job. `contributions`: of the year; `free`: its tax-free wage. */
export function yearTax(
  person: Case,
  values: Values,
  contributions: Contributions,
  free: Cents = freeWage(person, values),
): YearTax {
  const { birth, pension } = person
  const { year } = values
  const wages = wagesOfYear(jobsOf(person, values).insured, person)
  const taxable = minus(wages, free)
  // The pay of the state for service has used up the Pauschbetrag.
  const allowance =
    person.official === 'serving' ? none : atMost(inCents(values.employeeAllowance), taxable)
  const profit = times(person.profit, 12)

  const pensionFree = pension
    ? (pension.taxFree ??
      taxFreePension(pension.monthly, pension.startYear, year, values.pensionValue))
    : euros(0)
  const taxablePension = pension
    ? atLeast(
        0,
        minus(times(pension.monthly, 12), inCents(euros(pensionFree + values.pensionerAllowance))),
      )
    : none
  const pensionDeductible = times(contributionsOnPension(person, values), 12)
  const special = inCents(values.specialExpenses)

  // A Pension, which is entered as other income, does not count, nor does a Rente (§ 24a Satz 2 EStG).
  const counted = person.official === 'retired' ? none : person.otherIncome
  const reliefBefore = ageRelief(birth, year, counted)
  const relief = ageRelief(birth, year, plus(taxable, profit, counted))
  const deductible = plus(
    deductibleOf(person, contributions, wages, taxable),
    sumOf(contributions.profit),
  )

  const base = minus(plus(taxablePension, person.otherIncome), pensionDeductible, special)
  const incomeBefore = atLeast(0, afterRelief(base, reliefBefore))
  const withJob = minus(plus(base, taxable, profit), allowance, deductible)
  const incomeAfter = atLeast(0, afterRelief(withJob, relief))
  return {
    wages,
    free,
    taxable,
    allowance,
    pensionFree,
    relief,
    deductible,
    incomeBefore,
    incomeAfter,
    before: taxOn(incomeBefore, person, values),
    after: taxOn(incomeAfter, person, values),
  }
}

/**
 * Contributions on taxable wages (§ 10 Abs. 1 Nr. 2, 3, Abs. 2 Nr. 1 EStG): those for Rente, Kranken- and
 * Pflegekasse, less 4 % of the Krankenkasse's where it pays Krankengeld.
 */
function deductibleOf(person: Case, { jobs }: Contributions, wages: Cents, taxable: Cents): Cents {
  if (wages === 0) return none
  const counted =
    (jobs.health + jobs.extra) * (hasSickPay(person) ? 96 : 100) + (jobs.care + jobs.pension) * 100
  return fraction(taxable, counted, wages * 100)
}

/** Income tax, Solidaritätszuschlag and Kirchensteuer; of a couple those of both. */
function taxOn(own: Euros, person: Case, values: Values): Cents {
  const { spouse, churchPercent } = person
  const isJoint = spouse !== undefined
  const tax = isJoint ? jointTax(euros(own + spouse), values.tariff) : incomeTax(own, values.tariff)
  const from = euros(values.solidarityFrom * (isJoint ? 2 : 1))
  return plus(inCents(tax), solidarity(tax, from), churchTax(tax, churchPercent))
}

/** What the job adds to the tax of a year; zero where it would reduce the tax by some euros. */
export const taxOfJob = ({ before, after }: YearTax): Cents => cents(Math.max(0, after - before))
