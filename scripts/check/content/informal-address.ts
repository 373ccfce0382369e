import type { Problem } from '../../../src/model/findings.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

const informal =
  /(?<![\p{L}-])(?:du|dir|dich|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?|seid|habt|könnt|möchtet|wollt|müsst|dürft)(?![\p{L}-])/giu

/** „Alle sagen Du“ speaks of the word. */
const namesTheWord = /(?:sagen|sagt|das|beim|per|vom|zum) $/i
/** Euren lies near Trier. */
const namesAPlace = /(?:in|nach|aus|bei|Stadtteil|Ortsteil|Ort) $/

const formal: Record<string, string> = { du: 'Sie', dir: 'Ihnen', dich: 'Sie', euch: 'Sie' }

const begins = '(?:^|(?<=[.!?:–][ \\n])|(?<=\\n))'

/** „Rufen sie uns an“ speaks of others; readers are meant where something is asked of them. */
const smallSie = new RegExp(
  `${begins}\\p{Lu}\\p{Ll}+e?n sie (?:bitte|doch|einfach|gern|sich|uns|mit|bei|Ihre?[mnrs]?)(?!\\p{L})(?![^.!?]*\\?)`,
  'gu',
)

const verbs =
  'Entdecke|Erfahre|Erlebe|Finde|Nutze|Starte|Bewirb|Hilf|Sei|Ruft|Meldet|Schreibt|Bring|Denk|Erzähl|Frag|Füll|Geh|Gib|Hör|Klick|Komm|Lass|Lies|Mach|Nimm|Probier|Ruf|Sag|Schau|Schick|Schreib|Sieh|Sprich|Such|Trag|Wähl'

/** „Ruf uns an“. */
const imperative = new RegExp(`${begins}(?:${verbs}) (?!ich\\b)(?=\\p{Ll})`, 'gu')

const plural: Record<string, string> = {
  seid: 'sind Sie, und vor einer Zeit: seit',
  habt: 'haben Sie',
  könnt: 'können Sie',
  möchtet: 'möchten Sie',
  wollt: 'wollen Sie',
  müsst: 'müssen Sie',
  dürft: 'dürfen Sie',
}

/** „Bitte rufen sie uns an“, „Möchten sie mehr wissen?“ */
const alsoSmall =
  /(?<!\p{L})(?:[Bb]itte \p{Ll}+n sie|(?:rufen|schreiben|melden|fragen|besuchen) sie (?:uns|sich|bei uns)|(?:Möchten|Wollen|Wünschen) sie(?= [^.!?]*\?)|(?:haben|Haben) sie (?:Fragen|Zeit|Lust)|Haben sie Interesse(?= [^.!?]*\?|\?))(?!\p{L})/gu

/** Others may be meant, of whom the sentence before tells. */
const promised =
  /(?<!\p{L})(?:Wir sind (?:\p{Ll}+ )*für sie da|[Ww]ir freuen uns (?:\p{Ll}+ )*auf sie(?=[.!?])|Wir (?:beraten|begleiten|unterstützen|informieren) sie|Wir helfen ihnen)(?!\p{L})/gu

/** Readers are addressed by Sie; what somebody says in quotation marks stays as it was said. */
export function informalAddress({ written }: WrittenText): Problem[] {
  const said = written.replace(/„[^“]*“/g, (quote) => ' '.repeat(quote.length))
  return [...informalWords(said), ...smallLetters(said), ...imperatives(said)]
}

const informalWords = (said: string): Problem[] =>
  [...said.matchAll(informal)]
    .filter(({ 0: word, index }) => {
      const before = said.slice(0, index).replace(/\s+/g, ' ')
      return !namesTheWord.test(before) && !(word === 'Euren' && namesAPlace.test(before))
    })
    .map(([word]) => ({
      message: `Leserinnen und Leser werden mit Sie angesprochen, hier steht „${word}“.`,
      remedy: `Schreiben Sie: ${formal[word.toLowerCase()] ?? plural[word.toLowerCase()] ?? `Ihr${word.slice(/^eu/i.test(word) ? 3 : 4).replace(/^r$/, '')}`}`,
      needle: word,
    }))

const smallLetters = (said: string): Problem[] =>
  [smallSie, alsoSmall, promised]
    .flatMap((pattern) => [...said.matchAll(pattern)].map(([needle]) => ({ pattern, needle })))
    .slice(0, 1)
    .map(({ pattern, needle }) => ({
      message: `Wer liest, wird mit großem Sie angesprochen, hier steht „${needle}“.`,
      remedy: `Schreiben Sie: ${needle.replace(/ (?:sie|ihnen)(?!\p{L})/u, capital)}`,
      needle,
      ...(pattern === promised && { kind: 'hint' as const }),
    }))

const capital = (word: string) => word.replace(/\p{L}/u, (letter) => letter.toUpperCase())

const imperatives = (said: string): Problem[] =>
  [...said.matchAll(imperative)].map(([found]) => ({
    message: `Leserinnen und Leser werden mit Sie angesprochen, hier steht „${found.trim()} …“.`,
    remedy: 'Schreiben Sie wie in: Rufen Sie uns an.',
    needle: found.trim(),
  }))
