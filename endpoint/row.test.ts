import { describe, expect, test } from 'vitest'
import { ticked } from '../src/registration/test-fixtures.ts'
import { contentOf, folded, isSameRegistration, type Row, textsOf, toRow } from './row.ts'
import { exampleRecord } from './test-fixtures.ts'

const hour = 3_600_000
const sent = Date.UTC(2026, 10, 20, 8)
const at = (time: number) => new Date(time)
const rowOf = (submittedAt: number, received: number, changes = {}) =>
  toRow(exampleRecord({ submittedAt: at(submittedAt).toISOString(), ...changes }), at(received)).row
const earlier = rowOf(sent, sent)
const isSame = (row: Row, other = earlier) => isSameRegistration(row, other, false)

describe('isSameRegistration', () => {
  test('sent again it is the same at any time, whatever the clocks say', () => {
    expect(isSame(rowOf(sent, sent + 900 * hour))).toBe(true)
    expect(isSame(rowOf(sent, sent + 900 * hour, { email: ' Juergen@EXAMPLE.org' }))).toBe(true)
  })

  test('submitted twice it is the same within a day of the receiver or of the device', () => {
    expect(isSame(rowOf(sent + hour, sent + 23 * hour))).toBe(true)
    expect(isSame(rowOf(sent + 23 * hour, sent + 900 * hour))).toBe(true)
    expect(isSame(rowOf(0, sent + 23 * hour))).toBe(true)
    expect(isSame(rowOf(sent, sent + 23 * hour), rowOf(0, sent + hour))).toBe(true)
    expect(isSame(rowOf(sent + 24 * hour, sent + 24 * hour))).toBe(false)
  })

  test('with other data it is another one, even of the same moment', () => {
    expect(isSame(rowOf(sent, sent, { city: 'Bonn' }))).toBe(false)
    expect(isSame(rowOf(sent, sent, { interests: ticked('other') }))).toBe(false)
  })

  test('of what was cut, only the moment tells', () => {
    expect(isSameRegistration(rowOf(sent + hour, sent), earlier, true)).toBe(false)
    expect(isSameRegistration(rowOf(sent, sent), earlier, true)).toBe(true)
  })

  test('the mark of a cell may be gone when it is read back', () => {
    expect(earlier.phone).toBe("'+49 30 123456")
    expect(isSame({ ...earlier, phone: '+49 30 123456' })).toBe(true)
  })
})

test.each([
  ['Größmann', ' Gro\u0308ßmann '],
  ['Bad  Homburg\tv.  d. H.', 'bad homburg v. d. h.'],
  ['+49 30', "'+49 30"],
  ['eins\r\nzwei', 'eins\nzwei'],
  ['각', '\u1100\u1161\u11a8'],
])('people compare %j and %j as the same', (one, other) => {
  const contents = [one, other].map((city) => contentOf(textsOf(exampleRecord({ city }))))
  expect(contents[0]).toBe(contents[1])
})

test('a hundred thousand accents on one letter take no hours to compare', () => {
  const accents = '\u0301\u0316'.repeat(100_000)
  expect(folded(`É${accents}`) === folded(`é${accents}`)).toBe(true)
})

test('what moves from one field to the next is not the same', () => {
  const contents = [
    { city: 'a b', lastJob: 'c' },
    { city: 'a', lastJob: 'b c' },
  ].map((changes) => contentOf(textsOf(exampleRecord(changes))))
  expect(contents[0]).not.toBe(contents[1])
})
