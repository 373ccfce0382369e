import { describe, expect, test } from 'vitest'
import { exampleRegistration, ticked } from '../src/registration/test-fixtures'
import { receive } from './receive'
import { isDuplicate, plainText, toRow } from './row'

const now = new Date('2026-11-21T10:00:00Z')
const source = 'https://www.wirkzeit.example/registrieren'
const submittedAt = '2026-11-20T08:00:00.000Z'

const json = (value: unknown) =>
  receive({ contents: JSON.stringify(value), type: 'text/plain', parameter: {} }, now)
const form = (parameter: Record<string, string>) =>
  receive({ contents: '', type: 'application/x-www-form-urlencoded', parameter }, now)

const { interests: _, ...texts } = exampleRegistration()

describe('receive', () => {
  test('reads the JSON of the site', () => {
    const record = { ...exampleRegistration(), source, submittedAt }
    expect(json(record)).toEqual({ kind: 'accepted', stampedHere: false, record })
  })

  test('reads a natively posted form and gives it a time', () => {
    const sent = { ...texts, source, 'interests.other': 'on', otherInterests: 'Imkern' }
    const interests = ticked('other')
    const registration = exampleRegistration({ interests, otherInterests: 'Imkern' })
    expect(form(sent)).toEqual({
      kind: 'accepted',
      stampedHere: true,
      record: { ...registration, source, submittedAt: now.toISOString() },
    })
  })

  test('does without the optional fields', () => {
    const { firstName, lastName, email, city, lastJob } = texts
    expect(json({ firstName, lastName, email, city, lastJob }).kind).toBe('accepted')
  })

  test('refuses with the messages of the form', () => {
    expect(form({ ...texts, email: 'x', city: '' })).toMatchObject({
      kind: 'refused',
      errors: {
        email: 'Gültige E-Mail-Adresse erforderlich',
        city: 'Wohnort wird benötigt',
      },
    })
  })

  test('refuses what no person types', () => {
    expect(json({ ...exampleRegistration(), phone: '1'.repeat(5001) })).toMatchObject({
      kind: 'refused',
      errors: { phone: 'Bitte kürzen Sie diese Angabe auf höchstens 5000 Zeichen' },
    })
    expect(json('x'.repeat(100_001))).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('zu lang'),
    })
  })

  test.each(['', '{', 'null', '"x"', '[]'])('refuses the body %j', (contents) => {
    const verdict = receive({ contents, type: 'application/json', parameter: {} }, now)
    expect(verdict.kind).toBe('refused')
  })

  test('is not taken in by a filled trap', () => {
    expect(form({ ...texts, website: 'https://spam.example' }).kind).toBe('trapped')
    expect(json({ ...exampleRegistration(), website: 'x' }).kind).toBe('trapped')
  })
})

describe('plainText', () => {
  test.each([
    '=1+1',
    '+49 30',
    '-1',
    '@x',
    '  =1',
    '\t=1',
    '\r=1',
    '\u200b=1',
    '＝1',
    '\n+1',
    '|x',
  ])('marks %j as text', (value) => expect(plainText(value)).toMatch(/^'/))

  test.each(['a=b', '030/12', 'x@y.de', 'Müller-Lüdenscheidt', 'eins\nzwei', ''])(
    'leaves %j alone',
    (value) => expect(plainText(value)).toBe(value),
  )
})

describe('isDuplicate', () => {
  const rowAt = (time: string, changes = {}) =>
    toRow({ ...exampleRegistration(changes), source, submittedAt: time })
  const earlier = [rowAt('2026-11-20T08:00:00.000Z')]

  test('knows a registration sent again by its time and e-mail address', () => {
    expect(isDuplicate(rowAt(submittedAt, { city: 'Bonn' }), earlier, false)).toBe(true)
    expect(isDuplicate(rowAt(submittedAt, { email: 'b@c.de' }), earlier, false)).toBe(false)
    expect(isDuplicate(rowAt('2026-11-20T08:00:01.000Z'), earlier, false)).toBe(false)
  })

  test('knows a form submitted twice by its content within two minutes', () => {
    expect(isDuplicate(rowAt('2026-11-20T08:02:00.000Z'), earlier, true)).toBe(true)
    expect(isDuplicate(rowAt('2026-11-20T08:02:00.001Z'), earlier, true)).toBe(false)
    expect(isDuplicate(rowAt('2026-11-20T08:01:00.000Z', { city: 'Bonn' }), earlier, true)).toBe(
      false,
    )
  })
})
