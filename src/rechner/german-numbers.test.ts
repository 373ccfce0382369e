import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  readHundredths,
  readMonth,
  writeCents,
  writeEuros,
  writeHundredths,
} from './german-numbers.ts'

// The same on each run.
fc.configureGlobal({ seed: 20_261_121 })

const most = 10_000_000

test.each([
  ['1204', 120_400],
  ['1.204', 120_400],
  ['1.204,50', 120_450],
  ['1204,5', 120_450],
  ['1204.50', 120_450],
  ['1 204,50 €', 120_450],
  ['1\u00a0204\u202f€', 120_400],
  ['€ 603', 60_300],
  ['603,-', 60_300],
  ['603,– Euro', 60_300],
  ['603 €,-', 60_300],
  ['603 EUR', 60_300],
  ['EUR 603', 60_300],
  ['603 Euro brutto', 60_300],
  ['ca. 603 €', 60_300],
  ['etwa 603', 60_300],
  ['rund 603 Euro', 60_300],
  ['12.000', 1_200_000],
  ['0,5', 50],
  ['13,90', 1_390],
  ['1204,', 120_400],
])('„%s“ is understood', (text, value) => {
  expect(readHundredths(text, most)).toEqual({ ok: true, value })
})

test.each([
  ['12 Std.', 'hours', 1_200],
  ['1 Stunde', 'hours', 100],
  ['12,5 h', 'hours', 1_250],
  ['2,9 %', 'percent', 290],
  ['2,9 Prozent', 'percent', 290],
] as const)(
  '„%s“ is understood where %s are asked, and is no amount of euros',
  (text, unit, value) => {
    expect(readHundredths(text, most, 0, unit)).toEqual({ ok: true, value })
    expect(readHundredths(text, most)).toEqual({ ok: false, why: 'unreadable' })
    expect(readHundredths('12 €', most, 0, unit)).toEqual({ ok: false, why: 'unreadable' })
  },
)

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['zwölfhundert', 'unreadable'],
  ['€', 'unreadable'],
  ['603 netto', 'unreadable'],
  ['1,204,50', 'unreadable'],
  ['12.04.50', 'unreadable'],
  ['1e9', 'unreadable'],
  ['NaN', 'unreadable'],
  ['-5', 'negative'],
  ['−5', 'negative'],
  ['999999999999999999999', 'too-large'],
  ['100.000,01', 'too-large'],
])('„%s“ is refused with its reason', (text, why) => {
  expect(readHundredths(text, most)).toEqual({ ok: false, why })
})

test('A month may be a number, a name or the beginning of one', () => {
  expect(['5', '05', 'Mai', 'mai', 'März', 'maerz', 'Mrz', 'Sept', 'dez.'].map(readMonth)).toEqual([
    5, 5, 5, 5, 3, 3, 3, 9, 12,
  ])
  expect(['0', '13', 'ma', 'x', ''].map(readMonth)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('What is written is read as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: most }), (value) => {
      expect(readHundredths(writeHundredths(value), most)).toEqual({ ok: true, value })
      expect(readHundredths(`${writeCents(value)} €`, most)).toEqual({ ok: true, value })
    }),
  )
  expect([111_580, 49, 50].map(writeEuros)).toEqual(['1.116', '0', '1'])
  expect(writeCents(60_300)).toBe('603,00')
})

test('No text, however strange, becomes a number that is none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const read = readHundredths(text, most)
      if (read.ok) expect(Number.isSafeInteger(read.value) && read.value >= 0).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
