import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isBusy } from './rate-limit'
import { fakeGoogle } from './stand-ins/fake-google'

const now = new Date('2026-11-21T10:00:00Z')
const useGoogle = (properties: Record<string, string>) => {
  const google = fakeGoogle({ file: 'unused.csv', properties })
  vi.stubGlobal('CacheService', google.CacheService)
  vi.stubGlobal('PropertiesService', google.PropertiesService)
}
const countUntilBusy = () => {
  for (let count = 0; count < 10_000; count += 1) if (isBusy(now)) return count
  return Number.POSITIVE_INFINITY
}

beforeEach(() => useGoogle({}))
afterEach(() => vi.unstubAllGlobals())

test('one minute takes 60 registrations, the next one as many again', () => {
  expect(countUntilBusy()).toBe(60)
  expect(isBusy(now)).toBe(true)
  expect(isBusy(new Date('2026-11-21T10:00:59.999Z'))).toBe(true)
  expect(isBusy(new Date('2026-11-21T10:01:00Z'))).toBe(false)
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

test('a broken counter stops no registration', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('CacheService', { getScriptCache: () => null })
  expect(isBusy(now)).toBe(false)
})
