import { type Finding, type Problem, place } from '../../../src/model/findings.ts'
import { headings } from '../../../src/model/markdown.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** Who jumps from heading to heading cannot tell them apart. */
export const equalHeadings = ({ documents }: Reading): Finding[] =>
  [...documents.values()].flatMap(({ texts }) => {
    const seen = new Set<string>()
    return texts.flatMap((text) =>
      headingsOf(text).flatMap((heading) => {
        const key = heading.trim().toLowerCase()
        const isNew = !seen.has(key)
        seen.add(key)
        return isNew ? [] : place([again(text, heading)], text)
      }),
    )
  })

/** Headings of blocks, and those within a long text. */
export const headingsOf = ({ kind, path, filled }: WrittenText): string[] => {
  if (kind === 'prose') return headings(filled).map(({ text }) => text)
  return path.length === 3 && path.at(-1) === 'ueberschrift' ? [filled] : []
}

const again = ({ kind }: WrittenText, heading: string): Problem => ({
  message: `Die Überschrift „${heading}“ steht auf dieser Seite schon.`,
  remedy: 'Sagen Sie, worum es in diesem Abschnitt geht.',
  ...(kind === 'prose' && { needle: heading }),
})
