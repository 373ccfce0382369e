import { expect, test } from 'vitest'
import { finishSheet } from './finish-sheet.ts'

test('A page has no rule for what is in a class that it has not', () => {
  const css = '.a .gone, .b { top: 0 } .a:is(.gone *) { left: 0 } .a:not(.gone) { right: 0 }'
  expect(finishSheet(css, 'readable', (classes) => !classes.includes('gone'))).toBe(
    '.b{top:0}.a:not(.gone){right:0}',
  )
})
