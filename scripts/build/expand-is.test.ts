import { transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { expandIs } from './expand-is.ts'

test.each([
  ['.a :is(b,c)', '.a b,.a c'],
  ['.a :is(b,c):last-child', '.a b:last-child,.a c:last-child'],
  [':is(.a,.b):hover', '.a:hover,.b:hover'],
  [':is(.a,.b) :is(i,u)', '.a i,.a u,.b i,.b u'],
  ['.a:is(.b *)', '.b .a'],
  ['.a:is(th,td)', 'th.a,td.a'],
  [':is(.a *)', '.a *'],
  ['.x>.a:is(.b .c)', '.x>.a:is(.b .c)'],
])('%s is written as %s', (selector, expected) => {
  const { code } = transform({
    filename: 'test.css',
    code: Buffer.from(`${selector}{color:red}`),
    minify: true,
    visitor: { Selector: expandIs },
  })
  expect(`${code}`).toBe(`${expected}{color:red}`)
})
