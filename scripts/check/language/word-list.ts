import type { Finding } from '../../../src/model/findings.ts'
import { wordList } from './spelling.ts'

/** Our own list is in order, and holds only what the dictionary does not know. */
export function wordListProblems(text: string, isGerman: (word: string) => boolean): Finding[] {
  let last = ''
  return text.split(/\r?\n/).flatMap((word, index): Finding | Finding[] => {
    if (!word || word.startsWith('#')) return []
    const before = last
    last = word
    const order = before ? before.localeCompare(word, 'de') : -1
    const place = { file: wordList, line: index + 1 }
    if (order === 0)
      return {
        ...place,
        message: `„${word}“ steht zweimal in der Liste.`,
        remedy: 'Löschen Sie eine Zeile.',
      }
    if (order > 0)
      return {
        ...place,
        message: `„${word}“ steht nicht an seinem Platz.`,
        remedy: `Ordnen Sie die Liste nach dem Alphabet: Es gehört vor „${before}“.`,
      }
    if (!isGerman(word)) return []
    return {
      ...place,
      kind: 'hint',
      message: `„${word}“ kennt schon das Wörterbuch.`,
      remedy: 'Löschen Sie die Zeile.',
    }
  })
}
