import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideSheet } from './divide-sheet.ts'
import { statementsOf } from './statements.ts'

// The same on each run.
fc.configureGlobal({ seed: 20_261_127 })

test('A rule for both parts stands whole in the first, and brings what it changes with it', () => {
  const css = '.b{padding:1rem}.c{color:red}.a,.b{padding-top:0}.b{color:red}'
  expect(divideSheet(css, ['a'], ['a', 'b', 'c'])).toEqual({
    first: '.b{padding:1rem}.a,.b{padding-top:0}',
    rest: '.c{color:red}.b{color:red}',
  })
})

test('What has no class stands in the first part, at-rules with it', () => {
  const css =
    '@font-face{font-family:A}p{margin:0}.b{margin:1px}@media print{p a{color:red}.b a{top:0}}'
  expect(divideSheet(css, [], ['b'])).toEqual({
    first: '@font-face{font-family:A}p{margin:0}@media print{p a{color:red}}',
    rest: '.b{margin:1px}@media print{.b a{top:0}}',
  })
})

test('Rules for the same windows stand together, unless one between them sets the same', () => {
  const first = (between: string) =>
    divideSheet(`@media print{.a{top:0}}${between}@media print{.b{left:0}}`, ['a', 'b'], ['a', 'b'])
      .first
  expect(first('.b{color:red}')).toBe('@media print{.a{top:0}.b{left:0}}.b{color:red}')
  expect(first('.b{inset:0}')).toBe('@media print{.a{top:0}}.b{inset:0}@media print{.b{left:0}}')
})

type Element = { classes: readonly string[]; isDeep: boolean }

/** Of each element what the sheet makes of its properties, where all rules weigh the same. */
function winners(css: string, elements: readonly Element[]): unknown {
  const rules = statementsOf(css).flatMap((each) => {
    const inside = /^@media print\{(.*)\}$/.exec(each)?.[1]
    return inside === undefined ? [each] : statementsOf(inside)
  })
  return elements.map(({ classes, isDeep }) => {
    const set: Record<string, string> = {}
    for (const rule of rules) {
      const [, selectors = '', name = '', value = ''] =
        /^(.*)\{(\w+)[-\w]*:(.*)\}$/.exec(rule) ?? []
      const fits = selectors.split(',').some((each) => {
        const [, above, own] = /^\.(\w)( i)?$/.exec(each) ?? []
        return classes.includes(`${above}`) && (own !== undefined) === isDeep
      })
      if (fits) set[name] = value
    }
    return set
  })
}

test('Which rule wins is the same in whatever sheet', () => {
  const name = fc.constantFrom(...'abcdef')
  const rule = fc.record({
    selectors: fc.uniqueArray(
      fc.tuple(name, fc.constantFrom('', ' i')).map(([a, b]) => `.${a}${b}`),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    property: fc.constantFrom('margin', 'margin-top', 'color', 'padding'),
    isPrint: fc.boolean(),
  })
  const attribute = fc.uniqueArray(name, { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(
      fc.array(rule, { maxLength: 12 }),
      fc.array(attribute, { minLength: 1, maxLength: 6 }),
      fc.nat(6),
      (rules, attributes, above) => {
        const css = rules
          .map(({ selectors, property, isPrint }, index) => {
            const text = `${selectors.join()}{${property}:${index}px}`
            return isPrint ? `@media print{${text}}` : text
          })
          .join('')
        const all = attributes.map((each) => each.join(' '))
        const { first, rest } = divideSheet(css, all.slice(0, above), all)
        const flat = attributes.map((classes) => ({ classes, isDeep: false }))
        // An element without a class may lie in all of them.
        const deep = { classes: [...'abcdef'], isDeep: true }
        expect(winners(first + rest, [...flat, deep])).toEqual(winners(css, [...flat, deep]))
      },
    ),
  )
})
