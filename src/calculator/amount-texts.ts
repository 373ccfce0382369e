import type { Range } from '../rechner/answer.ts'
import { writeEuros } from '../rechner/german-numbers.ts'
import { say, type Words } from '../rechner/words.ts'

/** More than 5 euros would be feigned. */
const down = (amount: number) => writeEuros(Math.floor(amount / 500) * 500)
export const up = (amount: number, limit = Number.POSITIVE_INFINITY) =>
  writeEuros(Math.min(Math.ceil(amount / 500) * 500, limit))

/**
 * `1.116`, or `2.095 bis 2.245`, which may break before „bis“ alone; never beyond `limit`, the wage of
 * which it remains.
 */
export const rangeText = (range: Range, words: Words, limit?: number): string =>
  range.least === range.most
    ? writeEuros(range.least)
    : say(words.bis.replace(/ (?=\S+$)/, '\u00a0'), between(range, limit))

export const between = ({ least, most }: Range, limit?: number) => ({
  von: down(least),
  bis: up(most, limit),
})

/** One text: a translated page takes texts apart, and of two beside each other React would lose one. */
export const euros = (amount: string): string => `${amount}\u00a0€`
