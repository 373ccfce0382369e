import { readPages } from '../check/built.ts'
import { type Weight, weigh } from '../check/weigh.ts'

/** What each page of the last build weighs, by its path. */
export const weights = (): Record<string, Weight> =>
  Object.fromEntries(readPages().map((page) => [page.path, weigh(page)]))
