import postgres from 'postgres'
import { expect, test, vi } from 'vitest'
import { connect } from './database.ts'

vi.mock('postgres', { spy: true })

test.each([
  ['db.example/wirkzeit', 'require'],
  ['db.example:6543/wirkzeit?application_name=x', 'require'],
  ['one.example:5432,two.example:5432/wirkzeit', 'require'],
  ['db.example/wirkzeit?sslmode=verify-full', 'verify-full'],
  ['one.example:5432,two.example:5432/wirkzeit?sslmode=disable', false],
  ['localhost/wirkzeit', false],
])('What people have written travels to %s encrypted: %s', (place, encrypted) => {
  connect(`postgres://name:passwort@${place}`)
  expect(vi.mocked(postgres).mock.results.at(-1)?.value.options.ssl).toBe(encrypted)
})
