import { type Cents, cents, none } from './amounts.ts'
import { type Range, remainsOf } from './answer.ts'
import type { Understood } from './entries.ts'
import type { Values } from './values.ts'

/** A point of the curve: what remains of a wage, with the least and the most tax. */
export type Point = { wage: Cents; remains: Range }

/** Wage in cents at which curve and slider end. */
export const lastWage = cents(350_000)
const step = 10_000

/**
 * What remains of wages up to 3.500 euros, also at the Minijob's limit and just above it. Bonus, second
 * job and profit are left out.
 */
export function curveOf({ person, ...known }: Understood, values: Values): Point[] {
  const steps = Array.from({ length: lastWage / step + 1 }, (_, index) => index * step)
  const border = values.minijobLimit
  const wages = [...steps, border, border + 1].sort((a, b) => a - b)
  return wages.map((wage) => {
    const at = { ...person, wages: [cents(wage)], bonus: none, profit: none }
    return { wage: cents(wage), remains: remainsOf(at, known, values) }
  })
}
