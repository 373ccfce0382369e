import { expect, test } from 'vitest'
import { built } from './built.ts'
import { weigh } from './weigh.ts'
import { heaviest, weights } from './weights.ts'

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => Math.sin(index).toString(36).slice(3)).join(' ')

const of = (text: string, style = 'p{color:red}') =>
  built('/x', `<style>${style}</style><main>${text}</main>`)

test('A page that has grown by more than 2 % is named, with the part that grew', () => {
  const before = { pages: { '/x': weigh(of(words(400))) } }
  expect(weights([of(words(401))], before)).toEqual([])
  const [problem, ...others] = weights([of(words(600))], before)
  expect(problem).toMatch(/^\/x: \d+ → \d+ Bytes .* text \d+ → \d+\./)
  expect(problem).not.toContain('sheet')
  expect(others).toEqual([])
})

test('A page heavier than the limit is refused, also one that was never measured', () => {
  expect(weights([of(words(4000))], { pages: {} })).toEqual([
    expect.stringMatching(
      /^\/x: \d+ Bytes \(Brotli\); erlaubt sind \d+\. Streichen Sie etwa \d+ Wörter\.$/,
    ),
  ])
})

test('A page that does not fit into the first answer with its headers is refused', () => {
  expect(weights([of(words(1_900))], { pages: {} })).toEqual([
    expect.stringMatching(
      /^\/x: 13\d\d\d Bytes HTML .* Platz für 13300\. Streichen Sie etwa \d+ Wörter\.$/,
    ),
  ])
})

test('The five heaviest pages are shown with their parts, the heaviest first', () => {
  const pages = [1, 2, 3, 4, 5, 6].map((count) => of(words(count * 100)))
  const lines = heaviest(pages)
  expect(lines).toHaveLength(5)
  const bytes = lines.map((line) => Number.parseInt(line, 10))
  expect(bytes).toEqual(bytes.toSorted((a, b) => b - a))
  expect(lines[0]).toContain('text')
})
