import type { Problem } from './findings.ts'
import { type Placeholders, readPlaceholder } from './placeholders.ts'
import { sentencesOf } from './sentences.ts'
import { typeset } from './typography.ts'

/**
 * Values of another time than today, in a sentence that does not say of which. `beside`: what is read
 * together with the text, as the heading of a column with its cells.
 */
export function undatedValues(text: string, known: Placeholders, beside = ''): Problem[] {
  if (!text.includes('{')) return []
  return rawSentences(text).flatMap((sentence) =>
    [...sentence.matchAll(/\{([^{}]*)\}/g)].flatMap(([written, inner = '']) => {
      const read = readPlaceholder(inner, known)
      if (!('value' in read) || !read.date || !read.use) return []
      if (names(`${beside} ${sentence}`, read.date)) return []
      return [
        {
          message: `${written} gilt ab ${read.date}, und der Satz sagt es nicht.`,
          remedy: `Schreiben Sie „ab ${read.date}“ in denselben Satz, oder {${read.use.key} wechsel}.`,
          needle: written,
        },
      ]
    }),
  )
}

/** „Januar 2027“; for the whole of a year the year is enough. */
function names(text: string, date: string): boolean {
  const words = date
    .replace(/^Januar /, '')
    .replace('.', '\\.')
    .replaceAll(' ', '\\s')
  return new RegExp(`(?<!\\d)${words}(?!\\d)`).test(text.replace(/\{[^{}]*\}/g, '{}'))
}

/** Sentences as they were written, with their placeholders; a line of a list or a table is one at least. */
const rawSentences = (text: string): string[] =>
  text
    .split(/\n\s*\n|\n(?=\s*(?:[-*#|]|\d+\.)\s)/)
    .flatMap((part) => sentencesOf(typeset(part.replace(/\s*\n\s*/g, ' ').replaceAll('**', ''))))
    .map((sentence) => sentence.replaceAll('\u00a0', ' '))
