import { expect, test } from 'vitest'
import { openFigures, valuesOf, valuesOn } from './calculator-values.ts'
import type { Facts, Period } from './facts.ts'
import { facts } from './test-facts.ts'

test('The tariff of a year is read as the statute writes it', () => {
  expect(valuesOf(facts, 2026).tariff).toEqual([
    { above: 12_348, square: 91_451, linear: 140_000, constant: 0 },
    { above: 17_799, square: 17_310, linear: 239_700, constant: 103_487 },
    { above: 69_878, percent: 42, less: 1_113_563 },
    { above: 277_825, percent: 45, less: 1_947_038 },
  ])
})

test('A bill, and what nobody knows yet, is in no calculation', () => {
  expect(openFigures(facts, 2026)).toEqual([])
  expect(openFigures(facts, 2027)).toEqual(
    expect.arrayContaining([
      'midijob_faktor',
      'kv_zusatzbeitrag',
      'rv_satz',
      'bbg_kv',
      'bbg_rv',
      'steuertarif',
      'arbeitnehmer_pauschbetrag',
    ]),
  )
  expect(openFigures(facts, 2027)).not.toContain('minijob_grenze')
  expect(() => valuesOf(facts, 2027)).toThrow(/Für 2027 fehlen .*steuertarif/)
})

/** The figures with bills taken as law, and 3,0 for unknown values. */
const decided: Facts = Object.fromEntries(
  Object.entries(facts).map(([key, fact]) => {
    const periods = fact.zeitraeume.map(({ recht, wert, ...period }) => ({
      ...period,
      wert: recht === 'offen' ? '3,0' : wert,
    }))
    const { gilt_bis, ...last } = periods.at(-1) as Period
    const end = gilt_bis && gilt_bis > '2027' ? { gilt_bis } : {}
    return [key, { ...fact, zeitraeume: [...periods.slice(0, -1), { ...last, ...end }] }]
  }),
)

test('With all values of 2027 decided, the year can be computed', () => {
  const values = valuesOf(decided, 2027)
  expect(values.minijobLimit).toBe(63_300)
  expect(values.healthExtraRate).toBe(3000)
  expect(values.tariff).toHaveLength(5)
  expect(values.pensionValue, 'until June, and nobody knows what comes then').toBe(42_52)
  expect(valuesOf(decided, 2026)).toEqual(valuesOf(facts, 2026))
  const { rentenwert } = decided
  const july = { wert: '44,00', gilt_ab: '2027-07-01', stand: '2027-07-01', quelle: 'Gesetz' }
  const zeitraeume = [...(rentenwert?.zeitraeume ?? []), july]
  const told = { ...decided, rentenwert: { ...rentenwert, zeitraeume } } as Facts
  expect(valuesOf(told, 2027).pensionValue, 'that of its last day').toBe(44_00)
})

test('Of a day without all values those can be asked for that are known', () => {
  const used: string[] = []
  const values = valuesOn(
    '2027-03-01',
    (key) => facts[key]?.zeitraeume ?? [],
    ({ gilt_ab }) => used.push(gilt_ab),
  )
  expect(values.minijobLimit).toBe(63_300)
  expect(used).toEqual(['2027-01-01'])
  expect(() => values.tariff).toThrow('steuertarif')
})
