import type { Problem } from '../../../src/model/findings.ts'
import { sentencesOf, wordsOf } from '../../../src/model/sentences.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import { beginningOf, unitsOf } from '../language/texts.ts'

/** The text itself where it can have none: other judges have read it already. */
const withoutHeadings = (text: WrittenText): WrittenText =>
  text.kind === 'prose' ? { ...text, filled: text.filled.replace(/^#+ .*/gm, '') } : text

/** „Das ist neu. Wenn Sie dort“: where one sentence has its stop, the last one has it too. An address or a name may end without, an answer or what search engines show may not. */
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

/** Readers see them: a voice is set as it was written. Wrong ones are told as in any other text. */
const unquoted = ({ written }: WrittenText): Problem | Problem[] =>
  /^[„“"].*[“”"]$/s.test(written.trim())
    ? []
    : {
        message: 'Dem Zitat fehlen Anführungszeichen am Anfang oder am Ende.',
        remedy: `Schreiben Sie: „${beginningOf(written.replace(/^„/, ''))} …“`,
      }
