import type { Problem } from '../../../src/model/findings.ts'
import { headings } from '../../../src/model/markdown.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** Headings of blocks, and those within a long text. */
export const headingsOf = ({ kind, path, filled }: WrittenText): string[] => {
  if (kind === 'prose') return headings(filled).map(({ text }) => text)
  return path.at(-1) === 'ueberschrift' ? [filled] : []
}

/** One sentence or none: of two, as in „Genug gelesen? Dann reden wir.“, each has its mark. „e. V.“ is no end. */
const dotted = /^[^.!?…:]*\p{L}{3}\.$|:$/u

/** A line above dashes is a heading by accident, and told as that. */
export const dottedHeadings = (text: WrittenText): Problem[] =>
  headingsOf(text)
    .filter((heading) => dotted.test(heading))
    .filter((heading) => text.kind !== 'prose' || text.filled.includes(`# ${heading}`))
    .map((heading) => ({
      message: `Die Überschrift „${heading}“ endet mit ${heading.endsWith(':') ? 'einem Doppelpunkt' : 'einem Punkt'}.`,
      remedy: 'Löschen Sie ihn.',
      needle: heading,
    }))

/** One behind which comes another of its level, or nothing. */
const lonely = /^(#+) (.+?)[ \t]*(?:\s*(?![\s\S])|\n+(?=#)(?!\1#))/gm

export const emptySections = ({ kind, written }: WrittenText): Problem[] =>
  kind === 'prose'
    ? [...written.matchAll(lonely)].map(([, , heading = '']) => ({
        message: `Unter der Überschrift „${heading}“ steht nichts.`,
        remedy: 'Schreiben Sie einen Absatz darunter, oder löschen Sie sie.',
        needle: heading,
      }))
    : []
