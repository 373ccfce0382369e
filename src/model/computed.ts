import type { Period } from './facts.ts'

export type Time = Pick<Period, 'gilt_ab' | 'gilt_bis'>

/** A computed value, with the time in which it holds. */
export type Computed = Time & Pick<Period, 'wert'>

export type Lookup = (key: string) => readonly Period[]

/** A computation that is wrong, not merely undecided; the message is for the editor. */
export class ComputationError extends Error {}

/** The intersection of `times`, of which there is at least one; undefined if it is empty. */
export function common(times: readonly Time[]): Time | undefined {
  const gilt_ab = times.map((time) => time.gilt_ab).reduce((a, b) => (a > b ? a : b))
  const [gilt_bis] = times.flatMap((time) => time.gilt_bis ?? []).sort()
  if (gilt_bis === undefined) return { gilt_ab }
  return gilt_ab <= gilt_bis ? { gilt_ab, gilt_bis } : undefined
}
