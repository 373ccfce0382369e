import { expect, test } from 'vitest'
import { openFigures, valuesOf } from './calculator-values.ts'
import { loadSite } from './load-site.ts'

const { facts } = loadSite()

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
    expect.arrayContaining(['midijob_faktor', 'kv_zusatzbeitrag', 'steuertarif', 'bbg_kv']),
  )
  expect(openFigures(facts, 2027)).not.toContain('minijob_grenze')
  expect(() => valuesOf(facts, 2027)).toThrow(/Für 2027 fehlen .*steuertarif/)
})

test('With all values of 2027 decided, the year can be computed', () => {
  const decided = Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [
      key,
      { ...fact, recht: 'beschlossen' as const, gilt_bis: '2027-12-31' },
    ]),
  )
  const known = { wert: '3,0', einheit: '' as const, gilt_ab: '2027-01-01' }
  const change = (key: string) => ({
    ...decided[key],
    ...known,
    bedeutung: '',
    stand: '',
    quelle: '',
  })
  const values = valuesOf(
    {
      ...decided,
      kv_zusatzbeitrag_2027: change('kv_zusatzbeitrag'),
      rv_satz_2027: change('rv_satz'),
      midijob_faktor_2027: { ...change('midijob_faktor'), wert: '0,6500' },
    },
    2027,
  )
  expect(values.minijobLimit).toBe(63_300)
  expect(values.tariff).toHaveLength(5)
})
