import { expect, test } from 'vitest'
import { trapName } from './fields.ts'
import { toRecord } from './record.ts'
import { exampleRegistration } from './test-fixtures.ts'

const now = new Date('2026-11-21T10:00:00Z')
const source = 'https://www.wirkzeit.example/registrieren'

test('the record is the registration with its time and page', () => {
  expect(toRecord(exampleRegistration(), now, source)).toEqual({
    ...exampleRegistration(),
    submittedAt: '2026-11-21T10:00:00.000Z',
    source,
  })
})

test('What fills in the field that people don’t see is told to the receiver', () => {
  expect(toRecord(exampleRegistration(), now, source, '')).not.toHaveProperty(trapName)
  expect(toRecord(exampleRegistration(), now, source, 'x')).toHaveProperty(trapName, 'x')
})
