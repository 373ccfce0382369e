import { expect, test } from 'vitest'
import { withoutIdleProperties } from './idle-properties.ts'

const property = (name: string, initial?: string) =>
  `@property ${name} {
  syntax: "*";
  inherits: false;
  ${initial ? `initial-value: ${initial};` : ''}
}
@layer properties { * { ${name}: ${initial ?? 'initial'}; } }`

const rules = (css: string) => withoutIdleProperties(css).replace(/\s+/g, '')

const empty = '@layerproperties{*{}}'

test('What nobody reads is left out', () => {
  const css = `.a { --tw-leading: 1.3; line-height: 1.3; }${property('--tw-leading')}`
  expect(rules(css)).toBe(`.a{line-height:1.3;}${empty}`)
})

test('What nobody sets becomes its initial value', () => {
  const css = `.a { border-style: var(--tw-border-style); }${property('--tw-border-style', 'solid')}`
  expect(rules(css)).toBe(`.a{border-style:solid;}${empty}`)
})

test('What one utility sets and another reads stays', () => {
  const css = `.a { --tw-duration: 1s; } .b { transition: var(--tw-duration, 0s); }${property('--tw-duration')}`
  expect(withoutIdleProperties(css)).toBe(css)
})
