import { expect, test } from 'vitest'
import { exampleVoices, unprovenVoices, withVoices } from './voices.ts'

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
  expect(unprovenVoices(contents).map(({ line }) => line)).toEqual([6])
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
  expect(unprovenVoices(withVoices({ 'a.yaml': text }))).toHaveLength(1)
})
