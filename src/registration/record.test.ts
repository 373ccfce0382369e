import { expect, test } from 'vitest'
import { toRecord } from './record'
import { exampleRegistration } from './test-fixtures'

const now = new Date('2026-11-21T10:00:00Z')
const source = 'https://www.wirkzeit.example/registrieren'

test('the record is the registration with its time and page', () => {
  expect(toRecord(exampleRegistration(), now, source)).toEqual({
    ...exampleRegistration(),
    submittedAt: '2026-11-21T10:00:00.000Z',
    source,
  })
})

test('nothing else gets into the record', () => {
  const withTrap = { ...exampleRegistration(), website: 'x' }
  expect(toRecord(withTrap, now, source)).not.toHaveProperty('website')
})
