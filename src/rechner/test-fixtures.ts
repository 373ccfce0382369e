import { valuesOf } from '../model/calculator-values.ts'
import { facts } from '../model/test-facts.ts'
import { cents, none, rate } from './amounts.ts'
import type { Case } from './case.ts'

export const values = valuesOf(facts, 2026)

/** A pensioner with children in a statutory fund, without other income, who does not work. */
export const person: Case = {
  birth: { year: 1954, month: 5 },
  status: 'pensioner',
  wages: [],
  bonus: none,
  profit: none,
  otherIncome: none,
  insurance: 'statutory',
  extraRate: rate(2900),
  isChildless: false,
  youngChildren: 0,
  isInSaxony: false,
  churchPercent: 0,
  isMinijobFreed: false,
  paysIntoPension: false,
}

/** `1204`, `603.01` */
export const money = (written: string) => cents(Math.round(Number(written) * 100))
