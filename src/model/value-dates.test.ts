import { expect, test } from 'vitest'
import type { Placeholders } from './placeholders.ts'
import { undatedValues } from './value-dates.ts'

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
    bald: { ...fact, zeitraeume: [period('9', 2027, '2027-07-01')] },
  },
  brand: {} as Placeholders['brand'],
  today: '2026-11-22',
}

test.each([
  'Ab Januar 2027 sind es {lohn ab_2027}.',
  'Im Jahr 2027 steigt er\nauf {lohn_2027}, das ist z. B. viel.',
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
  'Ab 12027 sind es {lohn_2027}.',
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
