import { capital } from '../../../src/model/capital.ts'
import type { Problem } from '../../../src/model/findings.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import { brokenRules, type Rule } from './rules.ts'

/** „Alle sagen Du“ is about the word. */
const namesTheWord = /(?:sagen|sagt|das|beim|per|vom|zum)\s+$/i

const formal: Readonly<Record<string, string>> = {
  du: 'Sie',
  dir: 'Ihnen',
  dich: 'Sie',
  euch: 'Sie',
  euer: 'Ihr',
  seid: 'sind Sie, und vor einer Zeit: seit',
  habt: 'haben Sie',
  könnt: 'können Sie',
  möchtet: 'möchten Sie',
  wollt: 'wollen Sie',
  müsst: 'müssen Sie',
  dürft: 'dürfen Sie',
}

/** Not after verbs that make no request: „Sollen sie doch reden“. */
const asksNothing =
  '(?!(?:Sollen|Sollten|Mögen|Möchten|Wollen|Würden|Wären|Hätten|Sind|Können|Könnten|Müssen|Dürfen|Dürften) )'

const begins = '(?:^|(?<=[.!?:–][ \\n])|(?<=\\n))'

const verbs =
  'Entdecke|Erfahre|Erlebe|Finde|Nutze|Starte|Bewirb|Hilf|Sei|Ruft|Meldet|Schreibt|Bring|Denk|Erzähl|Frag|Füll|Geh|Gib|Hör|Klick|Komm|Lass|Lies|Mach|Nimm|Probier|Ruf|Sag|Schau|Schick|Schreib|Sieh|Sprich|Such|Trag|Wähl'

const informal: Rule[] = [
  {
    pattern:
      /(?<![\p{L}-])(?:du|dir|dich|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?|seid|habt|könnt|möchtet|wollt|müsst|dürft)(?![\p{L}-])/giu,
    // Euren is a district of Trier.
    isRight: ({ 0: word, input, index }) =>
      word === 'Euren' || namesTheWord.test(input.slice(0, index)),
    message: (word) => `Leserinnen und Leser werden mit Sie angesprochen, hier steht „${word}“.`,
    remedy: (word) =>
      `Schreiben Sie: ${formal[word.toLowerCase()] ?? word.replace(/^(?:dein|eur)/i, 'Ihr')}`,
  },
  {
    pattern: new RegExp(`${begins}(?:${verbs})(?= (?!ich\\b)\\p{Ll})`, 'gu'),
    message: (verb) => `Leserinnen und Leser werden mit Sie angesprochen, hier steht „${verb} …“.`,
    remedy: 'Schreiben Sie wie in: Rufen Sie uns an.',
  },
]

const small = (pattern: string, kind?: 'hint'): Rule => ({
  pattern: new RegExp(pattern, 'gu'),
  message: (found) => `Wer liest, wird mit großem Sie angesprochen, hier steht „${found}“.`,
  remedy: (found) => `Schreiben Sie: ${found.replace(/(?<= )(?:sie|ihnen)(?!\p{L})/u, capital)}`,
  kind,
})

const withSie = 'bitte|doch|einfach|gern|sich|uns|mit|bei|Ihre?[mnrs]?'

const rules = [
  ...informal,
  // „sie“ may be others; a request is always to readers: „Rufen sie uns an“.
  small(`${begins}${asksNothing}\\p{Lu}\\p{Ll}+e?n sie (?:${withSie})(?!\\p{L})(?![^.!?]*\\?)`),
  // Readers are meant in „Kommen sie vorbei.“, others in „Kommen sie vorbei, gibt es Kaffee“.
  small(
    `${begins}${asksNothing}\\p{Lu}\\p{Ll}+e?n sie(?= (?!(?:${withSie}|Fragen|Zeit|Lust)(?!\\p{L}))[^,.:;?!–„\\n]*\\p{L}{3}[.!](?:\\s|$))`,
    'hint',
  ),
  // „Bitte rufen sie uns an“, „Möchten sie mehr wissen?“
  small(
    '(?<!\\p{L})(?:[Bb]itte \\p{Ll}+n sie|(?:rufen|schreiben|melden|fragen|besuchen) sie (?:uns|sich|bei uns)|(?:Möchten|Wollen|Wünschen) sie(?= [^.!?]*\\?)|(?:haben|Haben) sie (?:Fragen|Zeit|Lust)|Haben sie Interesse(?= [^.!?]*\\?|\\?))(?!\\p{L})',
  ),
  // It may refer to people in the sentence before.
  small(
    '(?<!\\p{L})(?:Wir sind (?:\\p{Ll}+ )*für sie da|[Ww]ir freuen uns (?:\\p{Ll}+ )*auf sie(?=[.!?])|Wir (?:beraten|begleiten|unterstützen|informieren) sie|Wir (?:helfen|wünschen) ihnen)(?!\\p{L})',
    'hint',
  ),
]

/** Readers are addressed with „Sie“; quotations are left alone. */
export function informalAddress({ written }: WrittenText): Problem[] {
  const said = written.replace(/„[^“]*“/g, (quote) => ' '.repeat(quote.length))
  return brokenRules(said, rules)
}
