import { expect, test } from 'vitest'
import { finishSheet } from './finish-sheet.ts'
import { settleVariables } from './settle-variables.ts'
import { compileSheet, type Sheet } from './tailwind.ts'

const finished = ({ css }: Sheet) => finishSheet(settleVariables(css), 'readable')

const words = ['zoom', 'section', 'other', 'underline', 'icon', 'max-wide:hidden', 'max-wide:flex']
// The rule of `aids` speaks of the `wrap` that holds it.
const own = ['flex', 'if-other', 'max-wide:hidden', 'wrap', 'aids', 'form', 'text-h1']

test('What other pages have asked for before changes nothing in the sheet of a page', async () => {
  const alone = await compileSheet(own)
  const more = await compileSheet([...words, ...own])
  const after = await compileSheet(own)
  expect(finished(more)).not.toBe(finished(alone))
  expect(finished(after)).toBe(finished(alone))
  expect(after.classes).toEqual(alone.classes)
})

test('A class has its rule, also in a block for narrow windows and behind the class of what holds it', async () => {
  const { css, classes } = await compileSheet(own)
  for (const name of own.filter((each) => each !== 'form')) expect(classes).toContain(name)
  expect(css).toMatch(/@media[^{]*\{\s*\.max-wide\\:hidden/)
  expect(classes).not.toContain('underline')
})
