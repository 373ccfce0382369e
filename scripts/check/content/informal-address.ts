import type { Problem } from '../../../src/model/findings.ts'
import { isForReaders } from '../../../src/model/text-kinds.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

const informal =
  /(?<![\p{L}-])(?:du|dir|dich|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?)(?![\p{L}-])/giu

/** „Alle sagen Du“ speaks of the word. */
const namesTheWord = /(?:sagen|sagt|das|beim|per|vom|zum) $/i

const formal: Record<string, string> = { du: 'Sie', dir: 'Ihnen', dich: 'Sie', euch: 'Sie' }

/** Readers are addressed by Sie; what somebody says in quotation marks stays as it was said. */
export function informalAddress({ kind, written }: WrittenText): Problem[] {
  if (!isForReaders(kind)) return []
  const said = written.replace(/„[^“]*“/g, (quote) => ' '.repeat(quote.length))
  return [...said.matchAll(informal)]
    .filter(({ index }) => !namesTheWord.test(said.slice(0, index).replace(/\s+/g, ' ')))
    .map(([word]) => ({
      message: `Leserinnen und Leser werden mit Sie angesprochen, hier steht „${word}“.`,
      remedy: `Schreiben Sie: ${formal[word.toLowerCase()] ?? `Ihr${word.slice(/^eu/i.test(word) ? 3 : 4).replace(/^r$/, '')}`}`,
      needle: word,
    }))
}
