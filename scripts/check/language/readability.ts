import { sentencesOf, wordsOf } from '../../../src/model/sentences.ts'
import { syllablesOf } from './syllables.ts'

export type Readability = {
  /** All words of the running text. */
  words: number
  sentences: number
  /** Amstad's index for German: 180 − words per sentence − 58.5 × syllables per word. */
  flesch: number
  longest: { sentence: string; words: number }
}

/** Measures paragraphs, list items, cells …; up to three words without punctuation are no sentence. */
export function readabilityOf(units: readonly string[]): Readability {
  const all = units.flatMap(sentencesOf).map((sentence) => ({ sentence, words: wordsOf(sentence) }))
  const sentences = all.filter(isSentence)
  const words = sentences.flatMap((each) => each.words)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  const count = Math.max(1, words.length)
  const longest = sentences.reduce<Sentence>(
    (best, each) => (each.words.length > best.words.length ? each : best),
    { sentence: '', words: [] },
  )
  return {
    words: all.flatMap((each) => each.words).length,
    sentences: sentences.length,
    flesch: 180 - count / Math.max(1, sentences.length) - (58.5 * syllables) / count,
    longest: { sentence: longest.sentence, words: longest.words.length },
  }
}

type Sentence = { sentence: string; words: readonly string[] }

const isSentence = ({ sentence, words }: Sentence) =>
  words.length >= 4 || /[.!?…][“‘)]*$/.test(sentence)
