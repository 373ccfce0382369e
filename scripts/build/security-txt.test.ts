import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

test('names a contact, and expires within a year of the last change', () => {
  const changed = new Date('2026-11-21T23:30:00+01:00')
  expect(securityTxt('hallo@haus.example', 'https://haus.example', changed)).toBe(
    `Contact: mailto:hallo@haus.example
Expires: 2027-11-16T00:00:00Z
Preferred-Languages: de, en
Canonical: https://haus.example/.well-known/security.txt
`,
  )
})
