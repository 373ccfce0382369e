import { expect, test } from 'vitest'
import guide from '../../REDAKTION.md?raw'
import { block } from './blocks.ts'
import { formatFindings } from './findings.ts'
import { examplesOf, pageOf } from './guide.ts'
import { page } from './page.ts'
import { parseYaml } from './test-fixtures.ts'

const examples = examplesOf(guide)

test('Every example of the editors’ guide may be copied into a page', () => {
  const told = examples.map((example) => {
    const text = example.kind ? pageOf([...examples.slice(0, 1), example]) : example.yaml
    const parsed = parseYaml('REDAKTION.md', text, page)
    return parsed.ok ? '' : formatFindings(parsed.findings)
  })
  expect(told.filter(Boolean)).toEqual([])
})

test('The guide names every kind of block', () => {
  const kinds = block.options.map(({ shape }) => shape.art.value)
  expect(
    kinds.filter((kind) => !new RegExp(`\\*\\*${kind}\\*\\*|\`${kind}\``).test(guide)),
  ).toEqual([])
})
