import { expect, test } from 'vitest'
import guide from '../../REDAKTION.md?raw'
import { block } from './blocks.ts'
import { formatFindings } from './findings.ts'
import { page } from './page.ts'
import { parseYaml } from './test-fixtures.ts'

const examples = [...guide.matchAll(/```yaml\n(.*?)```/gs)].map(([, yaml = '']) => yaml)
const head = examples[0]?.replace(/bloecke:\n.*/s, 'bloecke:\n') ?? ''

test('Every example of the editors’ guide may be copied into a page', () => {
  const told = examples.map((yaml, index) => {
    const parsed = parseYaml('REDAKTION.md', index === 0 ? yaml : head + yaml, page)
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
