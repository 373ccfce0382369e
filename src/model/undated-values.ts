import type { Problem } from './findings.ts'
import { beginOf } from './periods.ts'
import { type Placeholders, readPlaceholder } from './placeholders.ts'
import { sentencesOf } from './sentences.ts'
import { typeset } from './typography.ts'

/** Values that do not hold yet, in a sentence that does not say from when on they do. */
export function undatedValues(text: string, known: Placeholders): Problem[] {
  if (!text.includes('{')) return []
  return rawSentences(text).flatMap((sentence) =>
    [...sentence.matchAll(/\{([^{}]*)\}/g)].flatMap(([written, inner = '']) => {
      const read = readPlaceholder(inner, known)
      if (!('value' in read) || !read.isComing || !read.use) return []
      const { key, period } = read.use
      const begin = beginOf(period)
      if (names(sentence, begin)) return []
      return [
        {
          message: `${written} gilt erst ab ${begin}, und der Satz sagt es nicht.`,
          remedy: `Schreiben Sie „ab ${begin}“ in denselben Satz, oder {${key} wechsel}.`,
          needle: written,
        },
      ]
    }),
  )
}

/** „Januar 2027“; for the whole of a year the year is enough. */
function names(sentence: string, begin: string): boolean {
  const year = begin.replace(/^Januar /, '')
  return new RegExp(`(?<!\\d)${year.replace('.', '\\.').replaceAll(' ', '\\s')}(?!\\d)`).test(
    sentence.replace(/\{[^{}]*\}/g, '{}'),
  )
}

/** Sentences as they were written, with their placeholders; a line of a list or a table is one at least. */
const rawSentences = (text: string): string[] =>
  text
    .split(/\n\s*\n|\n(?=\s*(?:[-*#|]|\d+\.)\s)/)
    .flatMap((part) => sentencesOf(typeset(part.replace(/\s*\n\s*/g, ' ').replaceAll('**', ''))))
    .map((sentence) => sentence.replaceAll('\u00a0', ' '))
