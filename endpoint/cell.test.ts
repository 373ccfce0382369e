import { describe, expect, test } from 'vitest'
import { cleanText, pieces, plainText, toCell } from './cell.ts'

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
    '\ufeff=1',
    '\u3164=1',
    '\u202e=1',
    '\0=1',
    '＝1',
    '＋49',
    '－1',
    '＠x',
    '−1',
    '\n+1',
    '|x',
    "'n Abend",
    '＇n Abend',
  ])('marks %j as text', (value) => expect(plainText(value)).toBe(`'${cleanText(value)}`))

  test.each(['a=b', '030/12', 'x@y.de', 'Müller-Lüdenscheidt', 'eins\nzwei', '😀', 'أحمد', ''])(
    'leaves %j alone',
    (value) => expect(plainText(value)).toBe(value),
  )

  test('keeps line breaks, and nothing else that could break a row', () => {
    expect(plainText('a\r\nb\rc\td\0e\u0085f')).toBe('a\nb\nc d e f')
  })
})

test('a cell is never longer than Google allows, nor ends in half a character', () => {
  const cell = toCell('😀'.repeat(30_000))
  expect(cell.length).toBeLessThanOrEqual(50_000)
  expect(cell).not.toMatch(/\p{Cs}/u)
  expect(toCell('x'.repeat(49_000))).toBe('x'.repeat(49_000))
})

test('pieces make up the text again', () => {
  const text = '😀a'.repeat(100)
  expect(pieces(text, 10).join('')).toBe(text)
  for (const piece of pieces(text, 10)) {
    expect(piece.length).toBeLessThanOrEqual(10)
    expect(piece).not.toMatch(/\p{Cs}/u)
  }
  expect(pieces('', 10)).toEqual([])
  expect(pieces('a\ud83d', 1)).toEqual(['a', '\ud83d'])
})
