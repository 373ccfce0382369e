import { type Cents, fraction, minus } from './amounts.ts'
import { type Case, earnedInYear } from './case.ts'
import {
  allContributions,
  type Contributions,
  contributionsOfYear,
  twelfthOf,
} from './contributions.ts'
import { type Jobs, jobsOf } from './jobs.ts'
import type { Values } from './values.ts'
import { taxOfJob, type YearTax, yearTax } from './year-tax.ts'

/**
 * What remains of wage or profit in an average month. Tax and contributions on the pension itself are left
 * out.
 */
export type Result = {
  gross: Cents
  jobs: Jobs
  contributions: Contributions
  contributionsSum: Cents
  tax: Cents
  remains: Cents
  year: YearTax
}

/** The average month of a year: all months are equal, but for the bonus. */
export function resultOf(person: Case, values: Values): Result {
  const ofYear = contributionsOfYear(person, values)
  const year = yearTax(person, values, ofYear)
  const tax = fraction(taxOfJob(year), 1, 12)
  const gross = fraction(earnedInYear(person), 1, 12)
  const contributions = twelfthOf(ofYear)
  // The sum of the rounded contributions, so that what is shown adds up to the cent.
  const contributionsSum = allContributions(contributions)
  return {
    gross,
    jobs: jobsOf(person, values),
    contributions,
    contributionsSum,
    tax,
    remains: minus(gross, contributionsSum, tax),
    year,
  }
}
