import { type Cents, none, plus } from './amounts.ts'

/** Own contributions by branch: Krankenkasse, its Zusatzbeitrag, Pflege, Rente, Arbeitslosigkeit. */
export type Branches = {
  health: Cents
  extra: Cents
  care: Cents
  pension: Cents
  unemployment: Cents
}

export type Branch = keyof Branches

export const noBranches: Branches = {
  health: none,
  extra: none,
  care: none,
  pension: none,
  unemployment: none,
}

export const mapBranches = (amount: (branch: Branch) => Cents): Branches => ({
  health: amount('health'),
  extra: amount('extra'),
  care: amount('care'),
  pension: amount('pension'),
  unemployment: amount('unemployment'),
})

export const add = (...all: Branches[]): Branches =>
  mapBranches((branch) => plus(...all.map((each) => each[branch])))

export const sumOf = ({ health, extra, care, pension, unemployment }: Branches): Cents =>
  plus(health, extra, care, pension, unemployment)
