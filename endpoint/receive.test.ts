import { describe, expect, test } from 'vitest'
import { trapName } from '../src/registration/fields.ts'
import { exampleRegistration, ticked } from '../src/registration/test-fixtures.ts'
import { receive } from './receive.ts'
import { rehearsalEmail } from './rehearsal.ts'

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
    expect(json(record)).toEqual({ kind: 'accepted', record })
  })

  test('reads a natively posted form and gives it a time', () => {
    const sent = { ...texts, source, 'interests.other': 'on', otherInterests: 'Imkern' }
    const interests = ticked('other')
    const registration = exampleRegistration({ interests, otherInterests: 'Imkern' })
    expect(form(sent)).toEqual({
      kind: 'accepted',
      record: { ...registration, source, submittedAt: now.toISOString() },
    })
  })

  test('takes what was typed into the field for others as ticked, which old browsers always show', () => {
    expect(form({ ...texts, source, otherInterests: 'Imkern' })).toMatchObject({
      record: { interests: ticked('other'), otherInterests: 'Imkern' },
    })
  })

  test('does without the optional fields', () => {
    const { firstName, lastName, email, city, lastJob } = texts
    expect(json({ firstName, lastName, email, city, lastJob }).kind).toBe('accepted')
  })

  test('knows a rehearsal by its address, once all else is acceptable', () => {
    const rehearsal = { ...exampleRegistration(), email: rehearsalEmail }
    expect(json(rehearsal)).toEqual({ kind: 'rehearsal' })
    expect(json({ ...rehearsal, city: '' }).kind).toBe('refused')
    expect(json({ ...rehearsal, email: `x${rehearsalEmail}` }).kind).toBe('accepted')
    expect(json({ ...exampleRegistration(), source: `/#${rehearsalEmail}` }).kind).toBe('accepted')
  })

  test('accepts long texts, because the form does, up to what no browser keeps', () => {
    const phone = '1'.repeat(5_900_000)
    expect(json({ ...exampleRegistration(), phone })).toMatchObject({
      kind: 'accepted',
      record: { phone },
    })
    expect(json('x'.repeat(6_000_001))).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('zu lang'),
    })
  })

  test.each([
    ['phone', 4930123456],
    ['phone', ['030']],
    ['city', { name: 'Köln' }],
    ['otherInterests', true],
    ['interests', ['social']],
    ['interests', 'social'],
    ['interests', { social: 'ja' }],
  ])('refuses %s as %j rather than lose it', (name, value) => {
    expect(json({ ...exampleRegistration(), [name]: value })).toMatchObject({
      kind: 'refused',
      errors: { [name]: 'Diese Angabe ist nicht lesbar angekommen' },
    })
  })

  test('ignores keys that are no field, and never reads inherited ones', () => {
    const record = { ...exampleRegistration(), source, submittedAt }
    const sent = `{"__proto__":{"phone":"1","${trapName}":"x"},"constructor":1,"age":70,${JSON.stringify(record).slice(1)}`
    const verdict = receive({ contents: sent, type: 'text/plain', parameter: {} }, now)
    expect(verdict).toEqual({ kind: 'accepted', record })
    expect(json({ ...record, interests: null })).toMatchObject({ kind: 'accepted' })
  })

  test.each(['', '2026-11-21', '2026-99-21T10:00:00Z', '=NOW()'])(
    'replaces %j, which is no time, by its own',
    (time) =>
      expect(json({ ...exampleRegistration(), submittedAt: time })).toMatchObject({
        record: { submittedAt: now.toISOString() },
      }),
  )

  test.each(['', '{', 'null', '"x"', '[]'])('refuses the body %j', (contents) => {
    const verdict = receive({ contents, type: 'application/json', parameter: {} }, now)
    expect(verdict.kind).toBe('refused')
  })

  test.each(['+012026-11-20T08:00:00.000Z', '-000044-03-15T12:00:00.000Z', '2026-11-20T08:00:00Z'])(
    'keeps the time %j of a clock that may be far off',
    (time) =>
      expect(json({ ...exampleRegistration(), submittedAt: time })).toMatchObject({
        record: { submittedAt: time },
      }),
  )

  test('keeps all that came with a filled trap, and refuses by the same rules', () => {
    const filled = { ...texts, [trapName]: 'https://spam.example' }
    expect(form(filled)).toMatchObject({ kind: 'accepted', suspect: JSON.stringify(filled) })
    const sent = { ...exampleRegistration(), [trapName]: 'x', age: 70 }
    expect(json(sent)).toMatchObject({ kind: 'accepted', suspect: JSON.stringify(sent) })
    expect(json({ ...sent, [trapName]: '' })).not.toHaveProperty('suspect')
    expect(form({ ...filled, email: 'x' }).kind).toBe('refused')
    expect(json({ ...sent, phone: 'x'.repeat(270_000) }).kind).toBe('refused')
  })
})
