import { beforeEach, expect, test, vi } from 'vitest'
import { forget, keep, pending } from './outbox'
import { hasPending, outboxKey } from './pending-flag'
import { toRecord } from './record'
import { exampleRegistration, memoryStorage } from './test-fixtures'

const day = 24 * 60 * 60 * 1000
const now = new Date('2026-11-21T10:00:00Z')
const recordFrom = (daysAgo: number) =>
  toRecord(exampleRegistration(), new Date(now.getTime() - daysAgo * day), 'https://example.org/')

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})

test('a record is pending from keep to forget', () => {
  expect(hasPending()).toBe(false)
  expect(keep(recordFrom(0))).toBe(true)
  expect(hasPending()).toBe(true)
  expect(pending(now)).toEqual([recordFrom(0)])
  forget(recordFrom(0))
  expect(hasPending()).toBe(false)
})

test('the same registration is kept once', () => {
  keep(recordFrom(0))
  keep(recordFrom(0))
  expect(pending(now)).toHaveLength(1)
})

test('forgetting one registration leaves the others', () => {
  keep(recordFrom(2))
  keep(recordFrom(1))
  forget(recordFrom(2))
  expect(pending(now)).toEqual([recordFrom(1)])
})

test('what is older than 30 days is dropped', () => {
  keep(recordFrom(31))
  keep(recordFrom(30))
  expect(pending(now)).toEqual([recordFrom(30)])
  expect(localStorage.getItem(outboxKey)).not.toContain(recordFrom(31).submittedAt)
})

test.each(['{', '7', 'null', '[1, null, {}]', '{"a":1}'])(
  '%s in the storage counts as empty',
  (text) => {
    localStorage.setItem(outboxKey, text)
    expect(pending(now)).toEqual([])
    expect(hasPending()).toBe(false)
  },
)

test('blocked storage keeps nothing and breaks nothing', () => {
  expect(keep(recordFrom(0), blocked)).toBe(false)
  expect(pending(now, blocked)).toEqual([])
  expect(() => forget(recordFrom(0), blocked)).not.toThrow()
})
