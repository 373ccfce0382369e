import { expect, test } from 'vitest'
import { lapseOf, securityTxt } from './security-txt.ts'

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

test.each([
  ['2027-08-17', undefined],
  ['2027-08-18', 'nur noch bis 2027-11-16'],
  ['2027-11-16', 'seit 2027-11-16 nicht mehr'],
])('on %s somebody is told: %s', (today, told) => {
  const sentence = lapseOf('2027-11-16', today)
  if (told) expect(sentence).toContain(told)
  else expect(sentence).toBeUndefined()
})
