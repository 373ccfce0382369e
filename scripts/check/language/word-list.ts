import type { Finding } from '../../../src/model/findings.ts'
import { wordList } from './spelling.ts'

/** Words of our own list that the dictionary knows. */
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
