import { atLeast, type Cents, inCents, minus, plus } from './amounts.ts'
import type { Values } from './values.ts'

/** Allowances of a year for honorary work, as a trainer or teacher and otherwise. */
export type Volunteering = { coach: Cents; other: Cents }

/**
 * What is taxable of them: up to the limits they are free of tax and contributions, beside any job and
 * pension; different activities may use both (§ 3 Nr. 26, 26a EStG).
 */
export const taxableAllowances = ({ coach, other }: Volunteering, values: Values): Cents =>
  plus(
    above(coach, inCents(values.coachAllowance)),
    above(other, inCents(values.volunteerAllowance)),
  )

const above = (amount: Cents, limit: Cents) => atLeast(0, minus(amount, limit))
