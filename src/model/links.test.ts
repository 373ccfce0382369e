import { expect, test } from 'vitest'
import { addressOf } from './links.ts'

test('A number becomes what a telephone dials', () => {
  expect(addressOf('tel:030 000000-0', undefined)).toBe('tel:0300000000')
  expect(addressOf('tel:+49 (30) 12/34', undefined)).toBe('tel:+49301234')
})
