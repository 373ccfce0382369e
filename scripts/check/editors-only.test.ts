import { expect, test } from 'vitest'
import { built } from './built.ts'
import { editorsOnly } from './editors-only.ts'

const plain = built('/', '<main>Text</main>')
const withBar = built('/', '<aside data-preview-bar><a href="/admin/#/x">b</a></aside>')
const rules = '/*\n  A: b\n/admin/*\n  A: c\n'

test('the bar is on no public page, and no page leads to an editor that is not there', () => {
  expect(editorsOnly([plain], true, false, '/*\n')).toEqual([])
  expect(editorsOnly([withBar], true, true, rules)).toHaveLength(1)
  expect(editorsOnly([withBar], false, false, '/*\n')).toHaveLength(1)
  expect(editorsOnly([withBar], false, true, rules)).toEqual([])
})

test('the editor and its rules come together', () => {
  expect(editorsOnly([plain], true, true, '/*\n')).toHaveLength(1)
  expect(editorsOnly([plain], true, false, rules)).toHaveLength(1)
})
