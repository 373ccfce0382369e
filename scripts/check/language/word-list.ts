import type { Finding } from '../../../src/model/findings.ts'
import { wordList } from './spelling.ts'

/** Our own list holds only what the dictionary does not know. */
export const wordListProblems = (text: string, isGerman: (word: string) => boolean): Finding[] =>
  text.split(/\r?\n/).flatMap((word, index): Finding | Finding[] =>
    !word || word.startsWith('#') || !isGerman(word)
      ? []
      : {
          file: wordList,
          line: index + 1,
          kind: 'hint',
          message: `„${word}“ kennt schon das Wörterbuch.`,
          remedy: 'Löschen Sie die Zeile.',
        },
  )
