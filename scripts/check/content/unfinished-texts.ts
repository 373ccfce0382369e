import type { Problem } from '../../../src/model/findings.ts'
import { sentencesOf, wordsOf } from '../../../src/model/sentences.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import { beginningOf, unitsOf } from '../language/texts.ts'

/** Only prose has headings; others stay the same object, for the cache of `unitsOf`. */
const withoutHeadings = (text: WrittenText): WrittenText =>
  text.kind === 'prose' ? { ...text, filled: text.filled.replace(/^#+ .*/gm, '') } : text

/**
 * „Das ist neu. Wenn Sie dort“: a last sentence without an end. A single one may be an address or a name,
 * except in answers and descriptions.
 */
export function unfinishedTexts(text: WrittenText): Problem | Problem[] {
  if (text.path.at(-1) === 'zitat') return unquoted(text)
  if (text.kind === 'question' && /[\p{L}.]$/u.test(text.written.trim())) return unasked(text)
  const isDescription = text.kind === 'description'
  if (!isDescription && text.kind !== 'inline' && text.kind !== 'prose') return []
  return unitsOf(withoutHeadings(text)).flatMap((unit) => {
    const sentences = sentencesOf(unit.trim())
    const last = sentences.at(-1) ?? ''
    const isSentence = sentences.length > 1 || isDescription || text.path.at(-1) === 'antwort'
    if (!isSentence || !/(?<![\p{L}-])\p{Ll}+,?$/u.test(last)) return []
    const words = wordsOf(last)
    return {
      message: `Der letzte Satz hat kein Ende: „${words.slice(-5).join(' ')}“.`,
      remedy: 'Schreiben Sie ihn fertig, mit einem Punkt am Schluss.',
      needle: words.at(-1) ?? last,
    }
  })
}

const unasked = ({ written }: WrittenText): Problem => ({
  message: 'Der Frage fehlt das Fragezeichen.',
  remedy: `Schreiben Sie: ${written.trim().split(/\s+/).at(-1)?.replace('.', '')}?`,
  kind: 'hint',
})

/** Quotes are shown as written, so they need quotation marks; wrong ones are reported elsewhere. */
const unquoted = ({ written }: WrittenText): Problem | Problem[] =>
  /^[„“"].*[“”"]$/s.test(written.trim())
    ? []
    : {
        message: 'Dem Zitat fehlen Anführungszeichen am Anfang oder am Ende.',
        remedy: `Schreiben Sie: „${beginningOf(written.replace(/^„/, ''))} …“`,
      }
