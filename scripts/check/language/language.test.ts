import { describe, expect, test } from 'vitest'
import { sentencesOf } from '../../../src/model/sentences.ts'
import { readabilityOf } from './readability.ts'
import { loadSpelling } from './spelling.ts'
import { syllablesOf } from './syllables.ts'

describe('Sentences', () => {
  test.each([
    ['Ja. Das geht! „Wirklich?“ Um 9 Uhr. 12 Adressen warten.', 5],
    [
      'Seit dem 1.\u00a0Januar 2023 gilt § 3 Nr.\u00a021 EStG, z.\u00a0B. Bäcker ab ca.\u00a020 Euro.',
      1,
    ],
    ['Der Dom stammt aus dem 12. Jahrhundert und heißt St. Petrus.', 1],
    ['Bis 2.000 Euro (usw.) bleibt alles frei', 1],
  ])('%s', (text, count) => {
    expect(sentencesOf(text)).toHaveLength(count)
  })
})

describe('Syllables', () => {
  test.each([
    ['Ruhestand', 3],
    ['Bäuerinnen', 4],
    ['Theater', 3],
    ['Bäckereien', 4],
    ['Ferien', 3],
    ['Wien', 1],
    ['Quittung', 2],
    ['Region', 3],
    ['SGB', 3],
    ['603-Euro-Job', 6],
  ])('%s has %i', (word, count) => {
    expect(syllablesOf(word)).toBe(count)
  })
})

test('Abbreviations, short forms and names in parts are words; slips of the pen are not', async () => {
  const { isKnown } = await loadSpelling()
  const words = [
    'Dr',
    'bzw',
    'geht’s',
    'Hans’',
    'Rhein-Main-Gebiet',
    'Vorlese-',
    'zuhause',
    'Verienbarung',
    'gehtt’s',
  ]
  expect(words.filter((word) => !isKnown(word))).toEqual(['Verienbarung', 'gehtt’s'])
})

test('Whoever lost an umlaut is told the word with it, whoever lost another letter the nearest word', async () => {
  const { propose } = await loadSpelling()
  const slips = [
    'hoechstens',
    'Burgeramt',
    'wochentlich',
    'lezten',
    'vorraus',
    'garnicht',
    'habenRecht',
  ]
  expect(slips.map(propose)).toEqual([
    'höchstens',
    'Bürgeramt',
    'wöchentlich',
    'letzten',
    'voraus',
    undefined,
    'haben Recht',
  ])
})

test('A label counts as words of the page, but is no sentence', () => {
  const { words, sentences, flesch, longest } = readabilityOf([
    'Mögliche Arbeitgeber',
    'Sie gehen um neun. Dann ist frei.',
  ])
  expect({ words, sentences, longest }).toEqual({
    words: 9,
    sentences: 2,
    longest: { sentence: 'Sie gehen um neun.', words: 4 },
  })
  expect(flesch).toBeCloseTo(180 - 3.5 - (58.5 * 8) / 7)
})
