import { type Cents, fraction, none, plus, times } from './amounts.ts'
import type { Case } from './case.ts'
import type { Values } from './values.ts'

export type Job = { wage: Cents; hasBonus: boolean }

export type Jobs = {
  mini: Job[]
  insured: Job[]
  /** Whether the insured jobs together are in the Übergangsbereich (Midijob). */
  isReduced: boolean
}

/**
 * Divides the jobs into Minijobs and insured ones. A Minijob beside a main job stays one; several that
 * together exceed the limit are insured (§ 8 Abs. 2 SGB IV). With an expected bonus a job is judged by the
 * year (§ 8 Abs. 1a SGB IV). A case has two wages at most, so there is no second Minijob beside a main
 * job.
 */
export function jobsOf(person: Case, { minijobLimit, midijobLimit }: Values): Jobs {
  const jobs = person.wages
    .map((wage, index) => ({ wage, hasBonus: index === 0 }))
    .filter(({ wage }) => wage > 0)
  const limit = minijobLimit * 12
  const small = jobs.filter((job) => wagesOfYear([job], person) <= limit)
  const mini = wagesOfYear(small, person) <= limit ? small : []
  const insured = jobs.filter((job) => !mini.includes(job))
  return { mini, insured, isReduced: wagesOfYear(insured, person) <= midijobLimit * 12 }
}

/** The bonus, if the first job is among these; else nothing. */
export const bonusIn = (jobs: readonly Job[], { bonus }: Case): Cents =>
  jobs.some(({ hasBonus }) => hasBonus) ? bonus : none

/** Wages of a month without the bonus. */
export const wagesOf = (jobs: readonly Job[]): Cents => plus(...jobs.map(({ wage }) => wage))

export const wagesOfYear = (jobs: readonly Job[], person: Case): Cents =>
  plus(times(wagesOf(jobs), 12), bonusIn(jobs, person))

/** Wage of a month for hours a week, in hundredths, and cents an hour: 4.33 weeks, as payrolls count. */
export const wageOfHours = (hours: number, wage: Cents): Cents =>
  fraction(wage, hours * 433, 100 * 100)
