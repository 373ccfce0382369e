import { type Cents, none, plus } from './amounts.ts'

/**
 * The insurances to which contributions go: Krankenkasse, its Zusatzbeitrag, Pflege, Rente,
 * Arbeitslosigkeit.
 */
export type Branch = 'health' | 'extra' | 'care' | 'pension' | 'unemployment'

export type Branches = Record<Branch, Cents>

export const mapBranches = (amount: (branch: Branch) => Cents): Branches => ({
  health: amount('health'),
  extra: amount('extra'),
  care: amount('care'),
  pension: amount('pension'),
  unemployment: amount('unemployment'),
})

export const noBranches = mapBranches(() => none)

export const add = (...all: Branches[]): Branches =>
  mapBranches((branch) => plus(...all.map((each) => each[branch])))

export const sumOf = (branches: Branches): Cents => plus(...Object.values(branches))
