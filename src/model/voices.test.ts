import { expect, test } from 'vitest'
import { exampleVoices, unprovenVoices, withVoices } from './voices.ts'

const today = '2026-12-01'

test('Invented voices are told from those without a source, wherever they stand', () => {
  const text = `bloecke:
  - art: stimmen
    stimmen:
      - zitat: Eins
        beispiel: ja
      - { zitat: Zwei, beispiel: 'nein' }
      - zitat: Drei
        beispiel: nein
        quelle: Gespräch am 1. Dezember 2026, Einwilligung per E-Mail
hinweise:
  beispiel: Beispiel`
  const contents = withVoices({ 'a.yaml': text })
  expect(exampleVoices(contents).map(({ line }) => line)).toEqual([5])
  expect(unprovenVoices(contents, today).map(({ line }) => line)).toEqual([6])
})

test('Quotes make an invented voice no real one', () => {
  const contents = withVoices({ 'a.yaml': "stimmen:\n  - { zitat: Eins, beispiel: 'ja' }" })
  expect(exampleVoices(contents)).toHaveLength(1)
})

test.each([
  'keine Einwilligung',
  'Einwilligung folgt',
  'Einwilligung steht noch aus',
  'nicht einverstanden',
])('„%s“ is no consent', (words) => {
  const text = `- { beispiel: nein, quelle: 'Gespräch am 18.11.2026, ${words}' }`
  expect(unprovenVoices(withVoices({ 'a.yaml': text }), today)).toHaveLength(1)
})

test.each([
  ['Gespräch am 31.11.2026', 1],
  ['Gespräch am 5. Febrar 2026', 1],
  ['Gespräch am 2.12.2026', 1],
  ['Gespräch am 1. Dezember 2026', 0],
  ['Gespräch am 2026-11-18', 0],
])('%s: the day is one that has been', (words, count) => {
  const text = `- { beispiel: nein, quelle: '${words}, Einwilligung unterschrieben' }`
  expect(unprovenVoices(withVoices({ 'a.yaml': text }), today)).toHaveLength(count)
})
