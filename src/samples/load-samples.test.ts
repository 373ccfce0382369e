import { expect, test } from 'vitest'
import { loadSamples } from './load-samples.ts'

test('Every example of the editors’ guide stands on one page, beside the real ones', () => {
  const { page, about } = loadSamples()
  const kinds = page.bloecke.map(({ art }) => art)
  expect([...about.keys()].filter(Boolean).sort()).toEqual([...new Set<string>(kinds)].sort())
})
