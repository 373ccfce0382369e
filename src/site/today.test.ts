import { expect, test, vi } from 'vitest'
import { today } from './today.ts'

test('The day is that of Germany, or the one that is set', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T23:30:00Z') })
  expect(today('')).toBe('2027-01-01')
  vi.useRealTimers()
  expect(today('2027-01-02')).toBe('2027-01-02')
  expect(() => today('2026-02-30')).toThrow('Die Variable TODAY ist „2026-02-30“.')
  expect(() => today('morgen')).toThrow('Schreiben Sie einen Tag wie 2026-11-21.')
})
