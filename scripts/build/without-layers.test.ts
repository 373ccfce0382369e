import postcss from 'postcss'
import { expect, test } from 'vitest'
import { statementsOf } from './statements.ts'
import { compileSheet } from './tailwind.ts'
import { withoutLayers } from './without-layers.ts'

const { css: sheet } = await compileSheet(['flex', 'text-h1'])

test('No layer is left, and the theme comes before the rules that change it', () => {
  const flat = withoutLayers(sheet)
  expect(flat).not.toContain('@layer')
  expect(flat).toMatch(/^:root, :host \{/)
  expect(flat.indexOf('box-sizing')).toBeLessThan(flat.indexOf('.flex'))
})

/** More than one class, or a class and an element. */
function outweighs(selector: string): boolean {
  const classes = selector.match(/\.|\[|(?<!:):(?!:)/g)?.length ?? 0
  return classes > 1 || (classes === 1 && /(?:^|[\s>+~])[a-z]|::/.test(selector))
}

test('No selector for elements outweighs a class, but those of links under the pointer and on paper, and of what is laid out later', () => {
  const base = statementsOf(sheet).find((statement) => statement.startsWith('@layer base'))
  const selectors: string[] = []
  postcss.parse(base ?? '').walkRules((rule) => {
    selectors.push(...rule.selectors)
  })
  expect(selectors.length).toBeGreaterThan(20)
  expect(selectors.filter(outweighs)).toEqual([
    'a:hover',
    'a[href]',
    'main a[href*="/"]:not(.zoom):after',
    '[data-lazy] main > :nth-child(n+3)',
    '[data-lazy] footer',
  ])
})
