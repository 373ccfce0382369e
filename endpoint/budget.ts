import type { RegistrationRecord } from '../src/registration/record.ts'
import type { Submission } from './receive.ts'

/** Shares of a minute, each named like the setting that changes it (endpoint/README.md). */
export type Budget = 'GRENZE_PRO_MINUTE' | 'GRENZE_OHNE_NACHWEIS' | 'GRENZE_VERDACHT'

const defaults: Record<Budget, number> = {
  // About what one sheet can append; people alone don't get there.
  GRENZE_PRO_MINUTE: 60,
  GRENZE_OHNE_NACHWEIS: 10,
  GRENZE_VERDACHT: 10,
}

/** As the operator chose it. None is above the first: what stops the receiver stops it for everybody. */
export function limitOf(budget: Budget, setting: (name: Budget) => string | null | undefined) {
  const chosen = (name: Budget) => {
    const text = setting(name) ?? ''
    return /^\s*\d+\s*$/.test(text) ? Number(text) : defaults[name]
  }
  return Math.min(chosen(budget), chosen('GRENZE_PRO_MINUTE'))
}

export function budgetOf({ proof, suspect }: Pick<Submission, 'proof' | 'suspect'>): Budget {
  if (proof) return 'GRENZE_PRO_MINUTE'
  return suspect === undefined ? 'GRENZE_OHNE_NACHWEIS' : 'GRENZE_VERDACHT'
}

const charactersOfOne = 50_000

/** As how many posts it counts: who writes whole books must not fill the store. One of them is always taken. */
export const costOf = ({ record }: { record: RegistrationRecord }): number =>
  1 + Math.floor(JSON.stringify(record).length / charactersOfOne)
