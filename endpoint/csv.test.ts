import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCsv, parseCsv } from './csv.ts'

test('any cells survive the file, with line breaks, quotes, semicolons, blanks, apostrophes', () => {
  const sign = fc.constantFrom('"', "'", ';', ',', '\n', '\t', ' ', '=', '-', '\u200b', 'x', '😀')
  const cell = fc.string({ unit: sign, maxLength: 12 })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2 }), { maxLength: 4 }), (rows) => {
      expect(parseCsv(formatCsv(rows))).toEqual(rows)
    }),
    { numRuns: 1000, seed: 20_261_121 },
  )
})

test('reads what Excel and editors save', () => {
  expect(parseCsv('\ufeffa,b\nc,"d\ne"')).toEqual([
    ['a', 'b'],
    ['c', 'd\ne'],
  ])
})
