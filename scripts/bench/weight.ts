import { readAll } from '../../src/site/load-site.ts'
import { readPages } from '../check/built.ts'
import { type Weight, weigh } from '../check/weigh.ts'
import { wordsWeights } from '../check/words-weight.ts'

/** What each page of the last build weighs, by its path. */
export function weights(): Record<string, Weight> {
  const words = wordsWeights(readAll().reading)
  return Object.fromEntries(
    readPages().map((page) => [page.path, { ...weigh(page), words: words(page.path) ?? 0 }]),
  )
}
