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

/**
 * The operator's limit for a budget, else the default; at most that of `GRENZE_PRO_MINUTE`, so that 0 there
 * stops all.
 */
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

/**
 * As how many posts a record counts: one more for each 50,000 characters, so that long texts cannot fill the
 * store.
 */
export const costOf = ({ record }: { record: RegistrationRecord }): number =>
  1 + Math.floor(JSON.stringify(record).length / charactersOfOne)
