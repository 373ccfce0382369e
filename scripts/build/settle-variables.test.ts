import { expect, test } from 'vitest'
import { settleVariables } from './settle-variables.ts'

const settle = (css: string) => settleVariables(css).replace(/\s+/g, ' ').trim()

test('a variable of the theme stands as its value where it is used, and one that others need stays', () => {
  const css = ':root, :host { --b: 1px; --a: calc(var(--b) * 2); } p { top: var(--a); }'
  expect(settle(css)).toBe(':root, :host { --b: 1px; } p { top: calc(var(--b) * 2); }')
})

test('a variable of the theme that a rule changes stays a variable', () => {
  const css = ':root, :host { --a: 1px; } @media print { :root { --a: 2px; } } p { top: var(--a); }'
  expect(settle(css)).toBe(css)
})

test('what Tailwind sets and nothing uses is left out; its own variables that are set stay', () => {
  const css = `p { --tw-x: 1; --tw-y: solid; border-style: var(--tw-y); }
    @property --tw-x { syntax: "*"; inherits: false; }
    @property --tw-y { syntax: "*"; inherits: false; initial-value: none; }`
  expect(settle(css)).not.toContain('--tw-x')
  expect(settle(css)).toContain('--tw-y: solid; border-style: var(--tw-y)')
})

test('a variable of a component is none of the theme and stays, used or not', () => {
  const css = 'html { --floor: 1px; }'
  expect(settle(css)).toBe(css)
})
