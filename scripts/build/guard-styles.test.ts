import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { guardStyles } from './guard-styles.ts'

const page = `<head><style>p{color:red}</style></head>
<body><p style="left:1%">a</p><p class="x" style="top:2%">b</p><i style="left:1%">c</i>
<div data-props="{&quot;a&quot;: &quot; style=&quot;}">a style="no"</div></body>`

const guarded = guardStyles(page)
const sheet = /<style>(.*)<\/style>/.exec(guarded)?.[1] ?? ''

test('style attributes become rules of the sheet, the same ones once', () => {
  expect(sheet).toBe('p{color:red}[data-style="0"]{left:1%}[data-style="1"]{top:2%}')
  expect(guarded).toContain(
    '<p data-style="0">a</p><p class="x" data-style="1">b</p><i data-style="0">',
  )
  expect(guarded).toContain('a style="no"')
})

test('the policy stands before the sheet and allows exactly this one', () => {
  const hash = createHash('sha256').update(sheet).digest('base64')
  const [policy = '', ...rest] =
    /<meta http-equiv="Content-Security-Policy".*?>/.exec(guarded) ?? []
  expect(rest).toEqual([])
  expect(policy).toContain(`content="style-src 'sha256-${hash}'"`)
  expect(policy).not.toContain('unsafe')
  expect(guarded.indexOf(policy)).toBeLessThan(guarded.indexOf('<style>'))
})

test('a style attribute that could break out of its rule stops the build', () => {
  expect(() => guardStyles('<p style="top:0}*{left:0">')).toThrow('cannot move')
})
