import { expect, test } from 'vitest'
import { wordsIn } from './words-in.ts'

test('Sources, days of checks, looks and line breaks are no words of a page', () => {
  const before =
    'geaendert: 2026-11-01\ntext: >-\n  Das ist\n  neu.\nquelle: Stadt\ngeprueft: 2026-10\ngrund: gras'
  const after =
    'geaendert: 2026-11-02\ntext: Das ist neu.\nquelle: Land\ngeprueft: 2026-11\ngrund: weiss'
  expect(wordsIn('a.yaml', after)).toBe(wordsIn('a.yaml', before))
  expect(wordsIn('a.md', '\ufeffDas ist\r\nneu.')).toBe(wordsIn('a.md', 'Das ist neu.\n'))
  expect(wordsIn('a.yaml', after.replace('neu', 'alt'))).not.toBe(wordsIn('a.yaml', before))
})
