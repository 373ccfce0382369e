import { expect, test } from 'vitest'
import { isDoubleSubmit, isSameRegistration, toRow } from './row'
import { exampleRecord } from './test-fixtures'

const time = '2026-11-20T08:00:00.000Z'
const rowOf = (submittedAt: string, changes = {}) =>
  toRow(exampleRecord({ submittedAt, ...changes })).row
const earlier = rowOf(time)

test('a registration sent again is known by its time and e-mail address', () => {
  expect(isSameRegistration(rowOf(time, { city: 'Bonn' }), earlier)).toBe(true)
  expect(isSameRegistration(rowOf(time, { email: ' Juergen@EXAMPLE.org' }), earlier)).toBe(true)
  expect(isSameRegistration(rowOf(time, { email: 'b@c.de' }), earlier)).toBe(false)
  expect(isSameRegistration(rowOf('2026-11-20T08:00:01.000Z'), earlier)).toBe(false)
})

test('a form submitted twice is known by its content within two minutes', () => {
  const twoMinutesLater = '2026-11-20T08:02:00.000Z'
  expect(isDoubleSubmit(rowOf(twoMinutesLater), earlier)).toBe(true)
  expect(isDoubleSubmit(rowOf('2026-11-20T08:02:00.001Z'), earlier)).toBe(false)
  expect(isDoubleSubmit(rowOf(twoMinutesLater, { city: 'Bonn' }), earlier)).toBe(false)
})

test('the mark of a cell may be gone when it is read back', () => {
  expect(earlier.phone).toBe("'+49 30 123456")
  expect(isDoubleSubmit(earlier, { ...earlier, phone: '+49 30 123456' })).toBe(true)
})
