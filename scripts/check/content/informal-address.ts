import type { Problem } from '../../../src/model/findings.ts'
import { isForReaders } from '../../../src/model/text-kinds.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

const informal =
  /(?<![\p{L}-])(?:du|dir|dich|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?)(?![\p{L}-])/giu

/** „Alle sagen Du“ speaks of the word. */
const namesTheWord = /(?:sagen|sagt|das|beim|per|vom|zum) $/i

const formal: Record<string, string> = { du: 'Sie', dir: 'Ihnen', dich: 'Sie', euch: 'Sie' }

const begins = '(?:^|(?<=[.!?:–][ \\n])|(?<=\\n))'

/** „Rufen sie uns an“ speaks of others; readers are meant where something is asked of them. */
const smallSie = new RegExp(
  `${begins}\\p{Lu}\\p{Ll}+e?n sie (?:bitte|doch|einfach|gern|sich|uns|mit|bei|Ihre?[mnrs]?)(?!\\p{L})(?![^.!?]*\\?)`,
  'gu',
)

const verbs =
  'Bring|Denk|Erzähl|Frag|Füll|Geh|Gib|Hör|Klick|Komm|Lass|Lies|Mach|Nimm|Probier|Ruf|Sag|Schau|Schick|Schreib|Sieh|Sprich|Such|Trag|Wähl'

/** „Ruf uns an“. */
const imperative = new RegExp(`${begins}(?:${verbs}) (?=\\p{Ll})`, 'gu')

/** Readers are addressed by Sie; what somebody says in quotation marks stays as it was said. */
export function informalAddress({ kind, written }: WrittenText): Problem[] {
  if (!isForReaders(kind)) return []
  const said = written.replace(/„[^“]*“/g, (quote) => ' '.repeat(quote.length))
  return [...informalWords(said), ...smallLetters(said), ...imperatives(said)]
}

const informalWords = (said: string): Problem[] =>
  [...said.matchAll(informal)]
    .filter(({ index }) => !namesTheWord.test(said.slice(0, index).replace(/\s+/g, ' ')))
    .map(([word]) => ({
      message: `Leserinnen und Leser werden mit Sie angesprochen, hier steht „${word}“.`,
      remedy: `Schreiben Sie: ${formal[word.toLowerCase()] ?? `Ihr${word.slice(/^eu/i.test(word) ? 3 : 4).replace(/^r$/, '')}`}`,
      needle: word,
    }))

const smallLetters = (said: string): Problem[] =>
  [...said.matchAll(smallSie)].map(([needle]) => ({
    message: `Wer liest, wird mit großem Sie angesprochen, hier steht „${needle}“.`,
    remedy: `Schreiben Sie: ${needle.replace(' sie ', ' Sie ')}`,
    needle,
  }))

const imperatives = (said: string): Problem[] =>
  [...said.matchAll(imperative)].map(([found]) => ({
    message: `Leserinnen und Leser werden mit Sie angesprochen, hier steht „${found.trim()} …“.`,
    remedy: 'Schreiben Sie wie in: Rufen Sie uns an.',
    needle: found.trim(),
  }))
