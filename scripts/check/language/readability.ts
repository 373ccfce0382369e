import { sentencesOf, wordsOf } from '../../../src/model/sentences.ts'
import { syllablesOf } from './syllables.ts'

export type Readability = {
  /** All words of the running text. */
  words: number
  sentences: number
  /** Amstad's index for German: 180 − words a sentence − 58.5 × syllables a word. */
  flesch: number
  longest: { sentence: string; words: number }
}

/** Measures paragraphs, list items, cells …; labels of up to three words are no sentences. */
export function readabilityOf(units: readonly string[]): Readability {
  const sentences = units.flatMap(sentencesOf).filter(isSentence)
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  const count = Math.max(1, words.length)
  const longest = sentences.reduce(
    (best, sentence) => (wordsOf(sentence).length > wordsOf(best).length ? sentence : best),
    '',
  )
  return {
    words: units.flatMap(wordsOf).length,
    sentences: sentences.length,
    flesch: 180 - count / Math.max(1, sentences.length) - (58.5 * syllables) / count,
    longest: { sentence: longest, words: wordsOf(longest).length },
  }
}

const isSentence = (text: string) => wordsOf(text).length >= 4 || /[.!?…][“‘)]*$/.test(text)
