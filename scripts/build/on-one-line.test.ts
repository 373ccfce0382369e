import { expect, test } from 'vitest'
import { onOneLine } from './on-one-line.ts'

test('Lines of HTML are joined, and words that a line break parts stay apart', () => {
  expect(onOneLine('<ul>\n  <li>Eins</li>\n  <li>Zwei</li>\n</ul>')).toBe(
    '<ul><li>Eins</li><li>Zwei</li></ul>',
  )
  expect(onOneLine('<p><strong>heute</strong>\n<a href="/">morgen</a></p>\n<p>Ende</p>')).toBe(
    '<p><strong>heute</strong> <a href="/">morgen</a></p><p>Ende</p>',
  )
})
