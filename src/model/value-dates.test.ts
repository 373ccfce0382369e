import { expect, test } from 'vitest'
import type { Placeholders } from './known.ts'
import { misdatedValues, undatedValues } from './value-dates.ts'

const period = (wert: string, year: number, from = `${year}-01-01`) => ({
  wert,
  gilt_ab: from,
  gilt_bis: `${year}-12-31`,
  stand: '2026-11-21',
  quelle: 'Gesetz',
})

const fact = { bedeutung: 'Lohn', einheit: 'Euro' } as const

const known: Placeholders = {
  facts: {
    lohn: { ...fact, zeitraeume: [period('13,90', 2026), period('14,60', 2027)] },
    lohn_2025: { ...fact, zeitraeume: [period('12,82', 2025)] },
    ticket: { ...fact, zeitraeume: [period('63', 2026)] },
    bald: { ...fact, zeitraeume: [period('9', 2027, '2027-07-01')] },
  },
  brand: {} as Placeholders['brand'],
  today: '2026-11-22',
}

test.each([
  'Ab Januar 2027 sind es {lohn ab_2027}.',
  'Im Jahr 2027 steigt er\nauf {lohn ab_2027}, das ist z. B. viel.',
  '{lohn} sind es heute. {lohn wechsel} auch.',
  '- ab Juli 2027: {bald}\n- {lohn}',
  'Im Jahr 2026 waren es {lohn 2026}.',
])('%s', (text) => {
  expect(undatedValues(text, known)).toEqual([])
})

test.each([
  'Sie bekommen {lohn ab_2027}.',
  'Das gilt ab Januar 2027. Sie bekommen {lohn ab_2027}.',
  '- ab Januar 2027\n- {lohn ab_2027}',
  'Ab 12027 sind es {lohn ab_2027}.',
  'Ab 2027 sind es {bald}.',
  'Es waren {lohn 2026}, heute sind es {lohn}.',
])('%s', (text) => {
  expect(undatedValues(text, known)).toHaveLength(1)
})

test('The finding says what to write', () => {
  expect(undatedValues('Nur {lohn € ab_2027}.', known)).toEqual([
    {
      message: '{lohn € ab_2027} gilt ab Januar 2027, und der Satz sagt es nicht.',
      remedy: 'Schreiben Sie „ab Januar 2027“ in denselben Satz, oder {lohn wechsel}.',
      needle: '{lohn € ab_2027}',
    },
  ])
})

test('What is read together with the text may name the date', () => {
  expect(undatedValues('{lohn 2027 €}', known, 'Ab Januar 2027')).toEqual([])
  expect(undatedValues('{lohn 2027 €}', known, 'Im Jahr 2026')).toHaveLength(1)
})

const misdated = (text: string, today = known.today, beside = '') =>
  misdatedValues(text, { ...known, today }, beside).map(({ message }) => message)

test.each([
  'Seit {lohn seit} sind es {lohn}.',
  'Heute sind es {lohn}, ab Januar 2027 {lohn ab_2027}.',
  '2026 waren es {lohn 2026}, heute sind es {lohn}.',
  'Seit 2015 gibt es ihn; es sind {lohn wechsel}.',
  'Seit 2027 gilt etwas anderes. Es sind {lohn}.',
  'Im Juli 2027 sind es {bald}.',
  'Er kam 2015 und liegt bei {lohn}.',
  'Der 2015 eingeführte Lohn liegt bei {lohn}.',
  'Er ist von wenig im Jahr 2015 auf {lohn} gestiegen.',
  'Das sind mehr als im Jahr 2025: {lohn}.',
  'Das Ticket gibt es seit Mai 2023 für {ticket}.',
  'Von {lohn_2025} im Jahr 2025 stieg er auf {lohn}.',
  'Das Ticket für {ticket} startete im Mai 2023.',
  'Den Lohn von {lohn} hat eine Kommission 2025 vorgeschlagen.',
  '2015 lag er noch deutlich unter {lohn}.',
  'Er war 2015 niedriger als {lohn}.',
])('%s', (text) => {
  expect(misdated(text)).toEqual([])
})

test('A value that changes stands beside no year of its own', () => {
  expect(misdatedValues('Seit Januar 2026 sind es {lohn €}.', known)).toEqual([
    {
      message: '{lohn €} wechselt mit der Zeit, und der Satz nennt 2026.',
      remedy:
        'Schreiben Sie {lohn € 2026}, oder statt der Jahreszahl {lohn seit} oder {lohn stand}.',
      needle: '{lohn €}',
    },
  ])
  expect(misdated('Seit Januar 2026 {lohn}, ab 2027 {lohn ab_2027}.')).toHaveLength(1)
  expect(misdated('Ab 2027 sind es {lohn wechsel}.')).toHaveLength(1)
  expect(misdated('{lohn}', known.today, 'Im Jahr 2026')).toHaveLength(1)
})

test.each([
  ['Im Jahr 2028 sind es {lohn}.', 'den Satz für 2026, mit {lohn 2026}, oder ergänzen'],
  ['Im Jahr 2025 waren es {lohn €}.', '{lohn_2025 €}.'],
  ['Das Ticket kostete 2024 {ticket}.', 'den Satz für 2026, mit {ticket 2026}, oder ergänzen'],
  ['Das Ticket hat 2024 noch {ticket} gekostet.', 'den Satz für 2026'],
  ['2024: {ticket}', 'den Satz für 2026'],
])('%s: nor beside a year of which it has no value', (text, remedy) => {
  const [told, ...more] = misdatedValues(text, known)
  expect(told?.message).toMatch(/ zeigt den Wert von 2026, und der Satz nennt 20(?:24|25|28)\.$/)
  expect(told?.remedy).toContain(`Schreiben Sie ${remedy}`)
  expect(more).toEqual([])
})

test('Once no other value will come, the year may be named', () => {
  expect(misdated('Seit Januar 2027 sind es {lohn}.', '2027-02-01')).toEqual([])
  const [late] = misdatedValues('Seit Januar 2026 sind es {lohn}.', {
    ...known,
    today: '2027-02-01',
  })
  expect(late?.remedy).toBe(
    'Gezeigt wird schon der Wert von 2027: Schreiben Sie 2027 in den Satz. Der alte Wert ist {lohn 2026}.',
  )
})

test('A value that changes does not stand beside the one to which it will change', () => {
  expect(misdatedValues('Es sind {lohn}, ab Januar 2027 {lohn 2027}.', known)).toEqual([
    {
      message: '{lohn} wird dasselbe zeigen wie {lohn 2027} im selben Satz.',
      remedy: 'Schreiben Sie {lohn wechsel} statt beider, oder das Jahr in beide.',
      needle: '{lohn}',
    },
  ])
  expect(misdated('2026 waren es {lohn 2026}, jetzt sind es {lohn}.', '2027-02-01')).toEqual([])
})

test('A value needs its date until the day before it begins', () => {
  const found = ['2027-06-30', '2027-07-01'].map((today) =>
    undatedValues('{bald}', { ...known, today }),
  )
  expect(found.map(({ length }) => length)).toEqual([1, 0])
})
