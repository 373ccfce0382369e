import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../registration/test-fixtures.ts'
import { consentKey, readConsent, writeConsent } from './record.ts'

const twelveMonths = 12 * 30 * 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-21T10:00:00Z')
const some = { analytics: true, marketing: false, external: true }

const stored = () => JSON.parse(localStorage.getItem(consentKey) ?? 'null')
const store = (value: unknown) =>
  localStorage.setItem(consentKey, typeof value === 'string' ? value : JSON.stringify(value))

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('navigator', { userAgent: 'Prüfbrowser 1.0' })
  vi.spyOn(console, 'warn').mockReset()
  vi.useFakeTimers({ now })
})

test('The record has four choices, time, id, version and user agent', () => {
  writeConsent(some)
  expect(stored()).toEqual({
    necessary: true,
    ...some,
    timestamp: now,
    consentId: expect.stringMatching(new RegExp(`^consent_${now}_[a-z0-9]{5,}$`)),
    version: '1.0',
    userAgent: 'Prüfbrowser 1.0',
  })
  expect(readConsent()).toMatchObject(some)
})

test('Two records have different ids', () => {
  writeConsent(some)
  const { consentId } = stored()
  writeConsent(some)
  expect(stored().consentId).not.toBe(consentId)
})

test('Consent holds for 12 × 30 days to the millisecond', () => {
  writeConsent(some)
  vi.setSystemTime(now + twelveMonths)
  expect(readConsent()).toMatchObject(some)
  vi.setSystemTime(now + twelveMonths + 1)
  expect(readConsent()).toBeUndefined()
})

test('Consent that is taken back is no consent', () => {
  writeConsent(some)
  writeConsent(undefined)
  expect(readConsent()).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual([])
})

const valid = {
  necessary: true,
  analytics: true,
  marketing: true,
  external: true,
  timestamp: now,
  consentId: 'consent_1_a',
  version: '1.0',
  userAgent: '',
}

test('The record of the following tables would be valid', () => {
  store(valid)
  expect(readConsent()).toBeDefined()
})

test.each(Object.keys(valid))('A record without %s is no consent', (name) => {
  store({ ...valid, [name]: undefined })
  expect(readConsent()).toBeUndefined()
})

test.each([
  { version: '1.1' },
  { version: 1 },
  { necessary: false },
  { analytics: 'true' },
  { marketing: 1 },
  { external: null },
  { timestamp: now + 1 },
  { timestamp: `${now}` },
  { timestamp: [now] },
  { timestamp: -1 },
  { consentId: 'x' },
  { consentId: ['consent_1'] },
  { userAgent: {} },
])('A record with %j is no consent', (change) => {
  store({ ...valid, ...change })
  expect(readConsent()).toBeUndefined()
})

test.each([
  '',
  '{',
  'null',
  '0',
  'true',
  '"consent_1"',
  '[]',
  '[{"necessary":true}]',
  '{"__proto__":{"necessary":true,"analytics":true}}',
  JSON.stringify(valid).replace(`${now}`, '1e999'),
  JSON.stringify(valid).replace(`${now}`, '-1e999'),
  '<script>',
])('%s in the storage is no consent', (text) => {
  store(text)
  expect(readConsent()).toBeUndefined()
})

test('Blocked storage is no consent, breaks nothing and is only logged', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readConsent()).toBeUndefined()
  expect(() => writeConsent(some)).not.toThrow()
  expect(() => writeConsent(undefined)).not.toThrow()
  expect(console.warn).toHaveBeenCalledTimes(3)
})
