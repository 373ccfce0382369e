import { describe, expect, test } from 'vitest'
import { readRegistration } from './schema.ts'
import { exampleRegistration, ticked } from './test-fixtures.ts'

const emailIsAccepted = (email: string) => readRegistration(exampleRegistration({ email })).ok

describe('readRegistration', () => {
  test('reports every missing required field in its own words', () => {
    const blank = { firstName: ' ', lastName: '', email: '', city: '\t', lastJob: '' }
    expect(readRegistration(exampleRegistration(blank))).toEqual({
      ok: false,
      errors: {
        firstName: 'Vorname wird benötigt',
        lastName: 'Nachname wird benötigt',
        email: 'Gültige E-Mail-Adresse erforderlich',
        city: 'Wohnort wird benötigt',
        lastJob: 'Letzter Beruf wird benötigt',
      },
    })
  })

  test('trims text and keeps it otherwise as typed', () => {
    const result = readRegistration(
      exampleRegistration({ city: '  Bad  Tölz ', phone: ' 030/12 ' }),
    )
    expect(result).toEqual({
      ok: true,
      registration: exampleRegistration({ city: 'Bad  Tölz', phone: '030/12' }),
    })
  })

  test('takes nothing that the form does not ask for', () => {
    const { interests, ...texts } = exampleRegistration()
    expect(readRegistration({ ...texts, interests: { ...interests, x: true }, x: 'x' })).toEqual({
      ok: true,
      registration: exampleRegistration(),
    })
  })

  test('keeps other interests only while "Anderes" is ticked', () => {
    const otherInterests = 'Imkern'
    expect(readRegistration(exampleRegistration({ otherInterests }))).toMatchObject({
      registration: { otherInterests: '' },
    })
    const interests = ticked('other')
    expect(readRegistration(exampleRegistration({ otherInterests, interests }))).toMatchObject({
      registration: { otherInterests },
    })
  })

  test.each(['a@b.de', "o'neill+x@mail.example.org", 'max@müller.de', ' A@B.DE '])(
    'accepts %j as browsers do',
    (email) => expect(emailIsAccepted(email)).toBe(true),
  )

  test.each([
    'a',
    'a@',
    '@b.de',
    'a b@c.de',
    'a@b..de',
    'a@b.',
    'a@-b.de',
    'jürgen@b.de',
    'a@b.de, c@d.de',
  ])('rejects %j as browsers do', (email) => expect(emailIsAccepted(email)).toBe(false))

  test.each(['a@b', 'max@gmx', 'max@müller'])('rejects %j, where nobody can be reached', (email) =>
    expect(emailIsAccepted(email)).toBe(false),
  )

  test('texts are kept without what nobody sees, and of that alone none is made', () => {
    const texts = { firstName: '\ufeffMax\u00ad', phone: '\u202a+49 170 1234567\u202c' }
    expect(readRegistration(exampleRegistration(texts))).toMatchObject({
      registration: { firstName: 'Max', phone: '+49 170 1234567' },
    })
    for (const lastName of ['\u200b\u200d ', '\u2800', '\u3164', '\0', '\u0301', '\ufe0f']) {
      const empty = readRegistration(exampleRegistration({ lastName }))
      expect(empty).toMatchObject({ ok: false, errors: { lastName: expect.any(String) } })
    }
    const joined = exampleRegistration({ otherInterests: '👩\u200d🌾', interests: ticked('other') })
    expect(readRegistration(joined)).toMatchObject({ registration: joined })
  })

  test.each([
    'Ö',
    'Dr. med. Ö. von der Müh-Æ',
    'Groß'.repeat(20),
    'o\u0308',
    'Зинаида',
    'محمد',
    'נועה',
    'निशा',
    '阮',
    '😀',
  ])('takes %s for a name', (lastName) => {
    expect(readRegistration(exampleRegistration({ lastName }))).toMatchObject({
      registration: { lastName },
    })
  })

  test('an address is kept without the invisible signs that were copied with it', () => {
    const email = '\u202a max@gm\u200dx.de\u200b\u202c '
    expect(readRegistration(exampleRegistration({ email }))).toMatchObject({
      registration: { email: 'max@gmx.de' },
    })
  })

  test('survives whatever is not a registration', () => {
    for (const value of [undefined, null, 'x', [], { firstName: 1 }]) {
      expect(readRegistration(value).ok).toBe(false)
    }
  })
})
