import { expect, test } from 'vitest'
import type { Brand } from '../../../src/model/brand.ts'
import { facts } from '../../../src/model/test-facts.ts'
import { oldBrand } from './old-brand.ts'

const told = (today: string, jahr: string, stand: string) =>
  oldBrand(
    { brand: { jahr, stand } as Brand, facts, today },
    `name: Wirkzeit\njahr: ${jahr}\nstand: ${stand}\n`,
  )

test('The years in titles are old when both are over', () => {
  expect(told('2026-12-31', '2025/26', 'Dezember 2026')).toEqual([])
  expect(told('2027-01-01', '2025/26', 'Dezember 2026')).toMatchObject([
    { line: 2, kind: 'hint', remedy: expect.stringMatching(/jahr: 2026\/27$/) },
  ])
})

test('The month below pages is old when a figure is newer', () => {
  expect(told('2026-12-01', '2025/26', 'Oktober 2026')).toMatchObject([
    { line: 3, kind: 'hint', remedy: expect.stringMatching(/stand: November 2026$/) },
  ])
})
