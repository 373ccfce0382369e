import { expect, test } from 'vitest'
import { newerInScript } from './newer/in-scripts.ts'
import { newerInSheet } from './newer/in-sheets.ts'

const inSheet = (css: string) => newerInSheet(css, 'readable').map(({ key }) => key)
const inScript = (code: string) => newerInScript(code, 'complete').map(({ key }) => key)

test.each([
  ['@layer a{p{color:red}}', 'css.at-rules.layer'],
  ['p:is(a,b){color:red}', 'css.selectors.is'],
  ['p{inset:0}', 'css.properties.inset'],
  ['p{padding:clamp(1px,2vw,3px)}', 'css.types.clamp'],
  ['p{height:100dvh}', 'css.types.length.viewport_percentage_units_dynamic'],
  ['p{color:oklch(50% 0 0)}', 'css.types.color.oklch'],
  ['p{display:grid;gap:1px}', undefined],
])('In a sheet %s is found as %s', (css, key) => {
  expect(inSheet(css)[0]).toBe(key)
})

test('An older declaration in front of it excuses it, but not where a variable hides what it is', () => {
  expect(inSheet('p{height:90vh;height:90dvh}')).toEqual([])
  expect(inSheet('p{-webkit-mask:url(a);mask:url(a)}')).toEqual([])
  expect(inSheet('p{width:9px;width:min(9px,var(--a))}')).toEqual(['css.types.min'])
  expect(inSheet('@supports (inset:0){p{inset:0}}')).toEqual([])
})

test('A selector that takes the others of its list along is never allowed', () => {
  expect(inSheet('.hidden,.form:has(.a){display:none}')).toContain('mixed')
})

test.each([
  ['[1].toReversed()', 'javascript.builtins.Array.toReversed'],
  ['Object.groupBy(a,b)', 'javascript.builtins.Object.groupBy'],
  ['/(?<=a)b/', 'javascript.regular_expressions.lookbehind_assertion'],
  ["RegExp('(?<!a)b')", 'javascript.regular_expressions.lookbehind_assertion'],
  ['/[a--b]/v', 'javascript.builtins.RegExp.unicodeSets'],
  ['class A{static{a()}}', 'javascript.classes.static.initialization_blocks'],
  ["a.role='status'", 'api.Element.role'],
  ['a=[`.b{height:1dvh}`]', 'css.types.length.viewport_percentage_units_dynamic'],
  ['structuredClone(a)', 'api.structuredClone'],
  ['[1].findLast(a);b??=a?.c', undefined],
])('In a script %s is found as %s', (code, key) => {
  expect(inScript(code)[0]).toBe(key)
})
