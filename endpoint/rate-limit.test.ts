import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Budget, costOf } from './budget.ts'
import { isBusy } from './rate-limit.ts'
import { fakeGoogle } from './stand-ins/fake-google.ts'
import { exampleRecord } from './test-fixtures.ts'

const now = new Date('2026-11-21T10:00:00Z')
const useGoogle = (properties: Record<string, string>) => {
  const google = fakeGoogle({ file: 'unused.csv', properties })
  vi.stubGlobal('CacheService', google.CacheService)
  vi.stubGlobal('PropertiesService', google.PropertiesService)
  vi.stubGlobal('SpreadsheetApp', google.SpreadsheetApp)
  vi.stubGlobal('MailApp', google.MailApp)
}
const countUntilBusy = (budget: Budget = 'GRENZE_PRO_MINUTE') => {
  for (let count = 0; count < 10_000; count += 1) if (isBusy(budget, now)) return count
  return Number.POSITIVE_INFINITY
}

beforeEach(() => useGoogle({}))
afterEach(() => vi.unstubAllGlobals())

test('one minute takes 60 registrations, the next one as many again', () => {
  expect(countUntilBusy()).toBe(60)
  expect(isBusy('GRENZE_PRO_MINUTE', now)).toBe(true)
  expect(isBusy('GRENZE_PRO_MINUTE', new Date('2026-11-21T10:00:59.999Z'))).toBe(true)
  expect(isBusy('GRENZE_PRO_MINUTE', new Date('2026-11-21T10:01:00Z'))).toBe(false)
})

test.each([
  ['3', 3],
  [' 250 ', 250],
  ['0', 0],
  ['viele', 60],
  ['-1', 60],
  ['', 60],
])('the operator chooses %j and gets %d', (chosen, expected) => {
  useGoogle({ GRENZE_PRO_MINUTE: chosen })
  expect(countUntilBusy()).toBe(expected)
})

test('what comes without a proof, or looks like a robot, has small shares of its own', () => {
  expect(countUntilBusy('GRENZE_OHNE_NACHWEIS')).toBe(10)
  expect(countUntilBusy('GRENZE_VERDACHT')).toBe(10)
  expect(countUntilBusy()).toBe(60)
  useGoogle({ GRENZE_OHNE_NACHWEIS: '25', GRENZE_VERDACHT: '0' })
  expect(countUntilBusy('GRENZE_OHNE_NACHWEIS')).toBe(25)
  expect(countUntilBusy('GRENZE_VERDACHT')).toBe(0)
})

test('a text as long as a book counts as many, and is taken when it is the first', () => {
  expect(isBusy('GRENZE_OHNE_NACHWEIS', now, 120)).toBe(false)
  expect(isBusy('GRENZE_OHNE_NACHWEIS', now)).toBe(true)
})

test.each([
  [10, 1],
  [60_000, 2],
  [120_000, 3],
])('a text of %i characters counts as %i', (length, cost) => {
  expect(costOf({ record: exampleRecord({ otherInterests: 'x'.repeat(length) }) })).toBe(cost)
})

test('who pauses the receiver pauses it for everybody', () => {
  useGoogle({ GRENZE_PRO_MINUTE: '0', GRENZE_OHNE_NACHWEIS: '25' })
  expect(countUntilBusy('GRENZE_OHNE_NACHWEIS')).toBe(0)
})

test('a broken counter stops no registration', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('CacheService', { getScriptCache: () => null })
  expect(isBusy('GRENZE_PRO_MINUTE', now)).toBe(false)
})
