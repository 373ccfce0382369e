import type { Problem } from '../../../src/model/findings.ts'
import { headings } from '../../../src/model/markdown.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** The heading of a block, or those within a long text. */
export const headingsOf = ({ kind, path, filled }: WrittenText): string[] => {
  if (kind === 'prose') return headings(filled).map(({ text }) => text)
  return path.at(-1) === 'ueberschrift' ? [filled] : []
}

/** Ends with a colon or full stop. Right are two sentences, „Genug gelesen? Dann reden wir.“, and „e. V.“. */
const dotted = /^[^.!?…:]*\p{L}{3}\.$|:$/u

/** Skips a line above dashes, which is reported as a heading by accident. */
export const dottedHeadings = (text: WrittenText): Problem[] =>
  headingsOf(text)
    .filter((heading) => dotted.test(heading))
    .filter((heading) => text.kind !== 'prose' || text.filled.includes(`# ${heading}`))
    .map((heading) => ({
      message: `Die Überschrift „${heading}“ endet mit ${heading.endsWith(':') ? 'einem Doppelpunkt' : 'einem Punkt'}.`,
      remedy: 'Löschen Sie ihn.',
      needle: heading,
    }))

/** A heading before the end, or before another that is not below it. */
const lonely = /^(#+) (.+?)[ \t]*(?:\s*(?![\s\S])|\n+(?=#)(?!\1#))/gm

/** What is left of a heading whose words were deleted. */
const wordless = /^#{1,6}[ \t]*$/gm

export const emptySections = ({ kind, written }: WrittenText): Problem[] =>
  kind === 'prose'
    ? [
        ...[...written.matchAll(wordless)].map(([needle]) => ({
          message: `Nach ${needle.trim()} steht keine Überschrift.`,
          remedy: 'Schreiben Sie sie dahinter, oder löschen Sie die Zeile.',
          needle,
        })),
        ...[...written.matchAll(lonely)].map(([, , heading = '']) => ({
          message: `Unter der Überschrift „${heading}“ steht nichts.`,
          remedy: 'Schreiben Sie einen Absatz darunter, oder löschen Sie sie.',
          needle: heading,
        })),
      ]
    : []
