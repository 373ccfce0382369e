import type { Range } from '../rechner/answer.ts'
import { writeEuros } from '../rechner/german-numbers.ts'
import { say, type Words } from '../rechner/words.ts'

/** Ranges are rounded outwards to 5 euros: more exact figures would only seem exact. */
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

/** Amount and sign as one text: of two text nodes React would lose one in a translated page. */
export const euros = (amount: string): string => `${amount}\u00a0€`
