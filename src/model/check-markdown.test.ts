import { expect, test } from 'vitest'
import { checkMarkdown } from './check-markdown.ts'

test.each(['1. Januar 2027: Dann steigt der Mindestlohn.', '31. Dezember ist der letzte Tag.'])(
  'A day at the beginning of a paragraph is no list: %s',
  (text) => {
    expect(checkMarkdown(text, 'inline')).toEqual([])
  },
)

test.each(['1. Anrufen', '- Anrufen', '# Anrufen', 'Anrufen.\n\nSchreiben.'])(
  'A single paragraph holds no more than that: %j',
  (text) => {
    expect(checkMarkdown(text, 'inline')).not.toEqual([])
  },
)

test.each([
  ['Der Rechner steht [hier](/aktivrente-rechner).', 1],
  ['[Klicken Sie hier](/aktivrente-rechner), dann sehen Sie es.', 1],
  ['[Mehr lesen](/aktivrente)', 1],
  ['[Mehr zur Aktivrente](/aktivrente) steht [beim Amt](https://www.amt.de).', 0],
])('A link says where it leads: %s', (text, count) => {
  expect(checkMarkdown(text, 'inline')).toHaveLength(count)
})

test.each([
  ['Das ist *neu*.', 1],
  ['Das ist _neu_.', 1],
  ['Das ist **neu**.', 0],
])('Only bold is set apart: %s', (text, count) => {
  expect(checkMarkdown(text, 'inline')).toHaveLength(count)
})
