import { expect, test } from 'vitest'
import { spoken, spokenDays, spokenTimes } from './spoken.ts'

test.each([
  ['z.\u00a0B. 603\u00a0€ im Monat', 'zum Beispiel 603 Euro im Monat'],
  ['bis 2.000\u00a0Euro, 12,5\u00a0%', 'bis 2000 Euro, 12,5 Prozent'],
  ['§\u00a03 Nr.\u00a021 EStG, §§\u00a05 und 7', 'Paragraf 3 Nummer 21 EStG, Paragrafen 5 und 7'],
  ['9–13 Uhr\u00a0– nicht später', '9 bis 13 Uhr, nicht später'],
  ['ca. 10 Std., d.\u00a0h. wenig', 'circa 10 Stunden, das heißt wenig'],
  ['St. Petrus, E\u2011Mail, Ruhe\u00adstand', 'Sankt Petrus, E-Mail, Ruhestand'],
  ['Menschen 60+ & Kinder', 'Menschen 60 plus und Kinder'],
  ['auf diese Art. Art.\u00a06 sagt es', 'auf diese Art. Artikel 6 sagt es'],
  ['So ist es. Am 1.1.2026', 'So ist es. Am 1.1.2026'],
])('%s', (written, said) => {
  expect(spoken(written)).toBe(said)
})

test('In a week, „So“ is a day', () => {
  expect(spokenDays('Beispielwoche: Di, So')).toBe('Beispielwoche: Dienstag, Sonntag')
  expect(spokenDays('Frühjahr und Sommer')).toBe('Frühjahr und Sommer')
})

test('In a table, a day has a time or another day behind it', () => {
  expect(spokenTimes('Mo und Do 8 bis 12 Uhr')).toBe('Montag und Donnerstag 8 bis 12 Uhr')
  expect(spokenTimes('So geht es, Fr bis So 6 Uhr')).toBe('So geht es, Freitag bis Sonntag 6 Uhr')
})
