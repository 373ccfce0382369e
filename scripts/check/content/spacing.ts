import type { Problem } from '../../../src/model/findings.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** By the word behind it: „Engagement.Impuls“ is a name, „ehrenamt.in“ an address. */
const gluedSentence =
  /(?<=\p{Ll}{2})[.!?](?=(?:Aber|Auch|Auf|Bei|Bitte|Da|Dabei|Dafür|Damit|Danach|Dann|Darum|Das|Dazu|Denn|Der|Deshalb|Die|Dort|Ein|Eine|Es|Fragen|Für|Hier|Ihre?|Im|In|Ja|Man|Manche|Mit|Nach|Nein|Nur|Oft|Sie|So|Und|Viele|Vom|Von|Vor|Was|Wenn|Wer|Wie|Wir|Wo|Zu|Zum)(?![\p{L}-])|(?:das|der|die|dann|eine?|und|aber|wenn|wer|wir)(?![\p{L}./?-]))/u

/** `,.`, `!!`, `..`, `....`; an ellipsis is right. */
const surplusSigns = /[!?]{2,}|(?<!\.)(?:\.\.|\.{4,})(?!\.)|,(?=[,.;:!?])|[;:](?=[.,;:])/

/** „10Stunden“, „ca.10“. */
const gluedNumber =
  /(?<![\p{L}\d.,-])\d+(?=(?:Stunden?|Tagen?|Uhr|Jahren?|Wochen?|Monaten?|Minuten?|Euro|km|kg)(?![\p{L}-]))|(?<!\p{L})(?:ca|Nr|Tel|bzw|inkl|mind|max)\.(?=\d)/u

/** After these a stop ends no sentence. */
const shortened =
  'Abs|abzgl|Apr|Art|Aug|bzw|Dez|einschl|etc|evtl|exkl|Feb|geb|gem|ggf|inkl|Jan|lit|max|mind|Mio|Mrd|Nov|Okt|Sep|Sept|sog|Std|Str|Tel|usw|vgl|zuzügl|zzgl'
/** „dm“, „eBay“ and „nebenan.de“ begin so everywhere. */
export const alwaysSmall = 'dm(?!\\p{L})|\\p{Ll}\\p{Lu}|[\\p{L}-]+\\.\\p{L}'
const smallBeginning = new RegExp(
  `(?<=(?<!\\p{L})(?!(?:${shortened})\\.)\\p{L}+\\p{Ll}{2})([.!?] )(?!${alwaysSmall})(\\p{Ll})`,
  'u',
)

/** „sind{minijob_grenze}“, „neu(und gut)“; „Kolleg(inn)en“ is another mistake. */
const gluedBracket = /(?<=\p{L})\{(?=\p{L})|(?<=\p{Ll}{2})\((?!inn)(?=\p{L}{3})(?![^()\s]*\)\p{L})/u

/** „{mindestlohn}betrag“. */
const gluedWord = /\}(?=\p{L}{2})/u

/** „{mindestlohn}50“, „{mindestlohn}€“, „1{mindestlohn}“: another amount, or its unit once more. */
const gluedDigit = /(?<=\})(?:,?\d+|[€%])|\d+(?=\{)/u

/** A word that was divided where it was copied; „Vor- und Nachmittag“ is right. */
const dividedWord =
  /(?<=\p{L}\p{Ll})- (?=\p{Ll}{3})(?!(?:als|auch|aber|bis|bzw|lieber|nicht|noch|oder|ohne|plus|sondern|sowie|statt|und|wie)(?!\p{L}))/u

const inAddress = /(?<=@[\w-]+),(?=\p{L})/u
const behindComma = /(?<=\p{Ll})(?<!@[\w-]+),(?=\p{L})/u
/** „( so )“; a space that a folded line brings is none. */
const withinPair = /(?<=[(„]) +(?=\S)|(?<=\S) +(?=[)“])/u
const beforeSign = /(?<=[\p{L}\d“)]) (?:([,;.!?:])(?=\s|$)|,(?=\p{L}))/u

type Rule = {
  pattern: RegExp
  what: (sign: string) => string
  mend: (...found: string[]) => string
}

const rules: Rule[] = [
  {
    pattern: beforeSign,
    what: (sign) => `vor „${sign}“ ein Leerzeichen zu viel`,
    mend: (_, sign) => sign ?? ', ',
  },
  { pattern: inAddress, what: () => 'in der Adresse ein Komma', mend: () => '.' },
  { pattern: behindComma, what: () => 'nach dem Komma kein Leerzeichen', mend: () => ', ' },
  {
    pattern: gluedSentence,
    what: () => 'nach dem Satz kein Leerzeichen',
    mend: (sign) => `${sign} `,
  },
  {
    pattern: smallBeginning,
    what: () => 'am Anfang des Satzes ein kleiner Buchstabe',
    mend: (_, stop = '', letter = '') => stop + letter.toUpperCase(),
  },
  {
    pattern: gluedBracket,
    what: () => 'vor der Klammer kein Leerzeichen',
    mend: (sign) => ` ${sign}`,
  },
  {
    pattern: gluedWord,
    what: () => 'nach dem Platzhalter kein Leerzeichen',
    mend: (sign) => `${sign} `,
  },
  {
    pattern: gluedDigit,
    what: () => 'an einem Platzhalter etwas, das er selbst mitbringt',
    mend: () => '',
  },
  {
    pattern: withinPair,
    what: () => 'neben einer Klammer oder einem Anführungszeichen ein Leerzeichen zu viel',
    mend: () => '',
  },
  { pattern: dividedWord, what: () => 'mitten im Wort ein Bindestrich', mend: () => '' },
  {
    pattern: gluedNumber,
    what: () => 'vor oder nach der Zahl kein Leerzeichen',
    mend: (found) => `${found} `,
  },
  {
    pattern: surplusSigns,
    what: () => 'ein Satzzeichen zu viel',
    mend: (signs = '') => (signs.includes('?') ? '?' : /[!.]/.test(signs) ? '.' : ''),
  },
]

/** A space before a comma or stop, none behind it, and signs in a row. */
export function spacing({ written }: WrittenText): Problem[] {
  // Where a link leads is judged as an address (src/model/links.ts).
  const text = written.replace(/(?<=\]\()[^)\s]+(?=\))/g, (target) => '/'.repeat(target.length))
  if (
    !/ [,;.!?:]|,\p{L}|[.!?]\p{L}|[!?.,;:]{2}|\d\p{L}|\p{L}\.\d|[.!?] \p{Ll}|\p{L}[({]|\p{L}- |\}[\p{L}\d,€%]|\d\{|[„(] | [)“]/u.test(
      text,
    )
  )
    return []
  return rules.flatMap(({ pattern, what, mend }) => {
    const found = pattern.exec(text)
    return found
      ? [said(written, found.index, what(found[1] ?? ','), (part) => part.replace(pattern, mend))]
      : []
  })
}

function said(text: string, index: number, what: string, mend: (text: string) => string): Problem {
  const from = text.lastIndexOf(' ', index - 1) + 1
  const to = text.indexOf(' ', index + 2)
  const needle = text.slice(from, to < 0 ? undefined : to).split('\n')[0] ?? ''
  return {
    message: `Hier steht ${what}: „${needle}“.`,
    remedy: `Schreiben Sie: ${mend(needle)}`,
    needle,
  }
}
