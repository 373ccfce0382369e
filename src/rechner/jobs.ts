import { type Cents, fraction, none, plus, times } from './amounts.ts'
import type { Case } from './case.ts'
import type { Values } from './values.ts'

export type Job = { wage: Cents; hasBonus: boolean }

export type Jobs = {
  mini: Job[]
  insured: Job[]
  /** The insured ones together are in the Übergangsbereich. */
  isReduced: boolean
}

/**
 * The first Minijob beside a main job stays one; Minijobs that are more than the limit together are
 * none (§ 8 Abs. 2 SGB IV). With an expected bonus a job is judged by the year (§ 8 Abs. 1a SGB IV). A
 * second Minijob beside a main job would be insured: of a case's two wages there is none.
 */
export function jobsOf({ wages, bonus }: Case, { minijobLimit, midijobLimit }: Values): Jobs {
  const ofYear = (jobs: Job[]): Cents =>
    plus(...jobs.map((job) => plus(times(job.wage, 12), job.hasBonus ? bonus : none)))
  const jobs = wages
    .map((wage, index) => ({ wage, hasBonus: index === 0 }))
    .filter(({ wage }) => wage > 0)
  const limit = minijobLimit * 12
  const small = jobs.filter((job) => ofYear([job]) <= limit)
  const mini = ofYear(small) <= limit ? small : []
  const insured = jobs.filter((job) => !mini.includes(job))
  return { mini, insured, isReduced: ofYear(insured) <= midijobLimit * 12 }
}

/** Of these jobs: the bonus, or nothing when the first job is none of them. */
export const bonusIn = (jobs: readonly Job[], { bonus }: Case): Cents =>
  jobs.some(({ hasBonus }) => hasBonus) ? bonus : none

/** Wage of a month for hours a week, in hundredths, and cents an hour: 4.33 weeks, as payrolls count. */
export const wageOfHours = (hours: number, wage: Cents): Cents =>
  fraction(wage, hours * 433, 100 * 100)
