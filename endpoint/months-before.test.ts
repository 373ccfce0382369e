import { expect, test } from 'vitest'
import { monthsBefore } from './months-before.ts'

test.each([
  ['2026-11-26', 24, '2024-11-26'],
  ['2026-08-31', 6, '2026-02-28'],
  ['2028-02-29', 12, '2027-02-28'],
])('%s, %i months earlier, is %s', (day, months, before) =>
  expect(monthsBefore(new Date(day), months)).toEqual(new Date(before)),
)
