import { expect, test } from 'vitest'
import { cents, none } from './amounts.ts'
import type { Case } from './case.ts'
import { disabilityReduction, widowReduction } from './survivors.ts'
import { money, person, values } from './test-fixtures.ts'
import { taxableAllowances } from './volunteering.ts'

const pension = { monthly: money('1200'), startYear: 2020 }

test('A Witwenrente falls by 40 % of the net income above its allowance, tax-free or not', () => {
  const work = { ...person, pension, wages: [money('1800')] }
  expect(widowReduction(work, values)).toBe(money('464.19'))
  expect(widowReduction({ ...work, bonus: money('1800') }, values)).toBe(money('505.89'))
  expect(widowReduction({ ...work, wages: [] }, values)).toBe(0)
})

test('For a Witwenrente an own pension from before 2011 counts one in a hundred more', () => {
  const since = (startYear: number) =>
    widowReduction({ ...person, pension: { monthly: money('2000'), startYear } }, values)
  expect(since(2010) - since(2011)).toBe(money('8'))
  expect(since(2011)).toBe(since(2020))
})

test('For a Witwenrente a Minijob counts whole, and other wages less a flat share', () => {
  const of = (wage: string, more: Partial<Case> = {}) =>
    widowReduction({ ...person, ...more, pension, wages: [money(wage)] }, values)
  expect(of('603')).toBe(money('204.99'))
  expect(of('503', { bonus: money('1200') })).toBe(of('603'))
  expect(of('1000')).toBe(money('241.79'))
  for (const paying of [{ status: 'early' }, { paysIntoPension: true }] as const)
    expect(of('1000', paying)).toBe(money('203.79'))
})

test('An Erwerbsminderungsrente falls by 40 % of a twelfth of what lies above its limit', () => {
  expect(disabilityReduction(money('20763.75'), 'full', values)).toBe(none)
  expect(disabilityReduction(money('23763.75'), 'full', values)).toBe(money('100'))
  expect(disabilityReduction(money('23763.75'), 'partial', values)).toBe(none)
})

test('Both allowances of honorary work stay free beside each other', () => {
  const most = { coach: money('3300'), other: money('960') }
  expect(taxableAllowances(most, values)).toBe(0)
  expect(taxableAllowances({ coach: money('3300.50'), other: cents(96_100) }, values)).toBe(150)
})
