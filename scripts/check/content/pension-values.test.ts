import { expect, test } from 'vitest'
import { factsOf } from '../../../src/model/computed-facts.ts'
import { figuresOf2026 } from '../../../src/model/figures-of-2026.ts'
import { pastPensionValues } from './pension-values.ts'
import { lostValues } from './worked-cases.ts'

/** The figures of 2026, valid until the end of `year`. */
function until(year: number) {
  const end = `${year}-12-31`
  const entries = structuredClone(figuresOf2026())
  for (const entry of Object.values(entries)) {
    const decided = entry.zeitraeume?.filter(({ recht }) => recht !== 'offen')
    if (entry.gilt_ab) entry.gilt_bis = end
    if (decided) entry.zeitraeume = decided.map((period) => ({ ...period, gilt_bis: end }))
  }
  return { facts: factsOf(entries).facts, lineOfFact: () => 7 }
}

test('Values of a later year are told apart from the list of the Rentenwert, which ends before', () => {
  expect(pastPensionValues(until(2027))).toEqual([])
  expect(pastPensionValues(until(2028))).toMatchObject([
    {
      file: 'src/content/fakten.yaml',
      line: 7,
      message: 'Der Rechner kennt die Werte von 2028, aber nicht den Rentenwert von 2027.',
    },
  ])
})

test('Where no year is complete the calculator says which figures are missing', () => {
  expect(lostValues(until(2026))).toEqual([])
  expect(lostValues({ facts: {} })).toMatchObject([{ remedy: expect.stringContaining('2026') }])
})
