import { expect, test } from 'vitest'
import { missingClasses } from './missing-classes.ts'

const styled = new Set(['flex', 'md:p-1'])
const source = (code: string) => [{ file: 'src/ui/Sample.tsx', code, texts: '' }]

test('A class of the page that has no rule is named', () => {
  expect(missingClasses(styled, ['flex', 'md:p-1', 'flx'], [])).toEqual([
    'No style sheet has a rule for the class „flx“ in the HTML.',
  ])
})

test('A class in the code of an island that has no rule is named with its file', () => {
  const code = '<p className="flex md:p-1 flx"><b className="flx" /></p>'
  expect(missingClasses(styled, [], source(code))).toEqual([
    'No style sheet has a rule for the class „flx“ in src/ui/Sample.tsx.',
  ])
})

test('A name that scripts look for needs no rule', () => {
  const code = '<p className="draft flex" />'
  expect(missingClasses(styled, ['zoom', 'flex'], source(code))).toEqual([])
})

test('Constants from which an island puts its classes together count, other texts do not', () => {
  const code = `const title = 'flex flx'
const looks = { plain: 'md:p-1', loud: 'lod' }
const words = 'nothing to see'
const T = () => <p className={\`\${title} \${looks[kind]}\`} id={words} />`
  expect(missingClasses(styled, [], source(code)).join()).toMatch(/„flx“.*„lod“/)
  expect(missingClasses(styled, [], source(code))).toHaveLength(2)
})
