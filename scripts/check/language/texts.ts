import { inline, plain, prose } from '../../../src/model/markdown.ts'
import { isForReaders } from '../../../src/model/text-kinds.ts'
import { typeset } from '../../../src/model/typography.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import { rememberedOf } from '../../remembered.ts'

/** Visible paragraphs, headings, list items and cells of a text. */
export const unitsOf = rememberedOf(readUnits)

const options = { newTab: '' }

function readUnits({ kind, filled }: WrittenText): readonly string[] {
  if (!isForReaders(kind)) return []
  const set = typeset(filled)
  if (kind === 'inline') return [plain(inline(set, options))]
  if (kind !== 'prose') return [set.trim()]
  return prose(set, { ...options, base: 2 })
    .split(/<\/(?:p|li|h\d|td|th|tr)>|<(?:ul|ol)>/)
    .map(plain)
    .filter(Boolean)
}

/** Up to five words of a sentence, as far as they are the same in the file. */
export const beginningOf = (sentence: string): string => {
  const words = sentence.replaceAll('\u2060', '').split(/\s+/)
  const strange = words.findIndex((word) => /[\d…’]/.test(word))
  return words.slice(0, strange > 0 ? Math.min(strange, 5) : 5).join(' ')
}
