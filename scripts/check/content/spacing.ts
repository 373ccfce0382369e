import type { Problem } from '../../../src/model/findings.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import { mended, type Replacement } from './rules.ts'

/** A full stop after these ends no sentence. */
const shortened =
  'Abs|abzgl|Apr|Art|Aug|bzw|Dez|einschl|etc|evtl|exkl|Feb|geb|gem|ggf|inkl|Jan|lit|max|mind|Mio|Mrd|Nov|Okt|Sep|Sept|sog|Std|Str|Tel|usw|vgl|zuzügl|zzgl'
/** „dm“, „eBay“ and „nebenan.de“ are never capitalized. */
export const alwaysSmall = 'dm(?!\\p{L})|\\p{Ll}\\p{Lu}|[\\p{L}-]+\\.\\p{L}'

/** A pattern, its description, and its replacement. */
type Slip = [pattern: RegExp, what: string | ((sign: string) => string), right: Replacement]

const slips: Slip[] = [
  [
    /(?<=[\p{L}\d“)]) (?:([,;.!?:])(?=\s|$)|,(?=\p{L}))/u,
    (sign) => `vor „${sign}“ ein Leerzeichen zu viel`,
    (_, sign = ', ') => sign,
  ],
  [/(?<=@[\w-]+),(?=\p{L})/u, 'in der Adresse ein Komma', '.'],
  // „rat@verein .de“, „rat@ verein.de“; „@verein“ alone is a name.
  [
    /(?<=[\w-]@[\w-]+) (?=\.[a-z]{2})|(?<=[\w-]@) (?=[\w-]+\.[a-z]{2})/u,
    'in der Adresse ein Leerzeichen',
    '',
  ],
  [/(?<=\p{Ll})(?<!@[\w-]+),(?=\p{L})/u, 'nach dem Komma kein Leerzeichen', ', '],
  [
    // Known by the next word: „Engagement.Impuls“ is a name, „ehrenamt.in“ an address.
    /(?<=\p{Ll}{2})[.!?](?=(?:Aber|Auch|Auf|Bei|Bitte|Da|Dabei|Dafür|Damit|Danach|Dann|Darum|Das|Dazu|Denn|Der|Deshalb|Die|Dort|Ein|Eine|Es|Fragen|Für|Hier|Ihre?|Im|In|Ja|Man|Manche|Mit|Nach|Nein|Nur|Oft|Sie|So|Und|Viele|Vom|Von|Vor|Was|Wenn|Wer|Wie|Wir|Wo|Zu|Zum)(?![\p{L}-])|(?:das|der|die|dann|eine?|und|aber|wenn|wer|wir)(?![\p{L}./?-]))/u,
    'nach dem Satz kein Leerzeichen',
    '$& ',
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?!(?:${shortened})\\.)\\p{L}+\\p{Ll}{2})([.!?] )(?!${alwaysSmall})(\\p{Ll})`,
      'u',
    ),
    'am Anfang des Satzes ein kleiner Buchstabe',
    (found) => found.toUpperCase(),
  ],
  [
    // „sind{minijob_grenze}“, „neu(und gut)“; „Kolleg(inn)en“ is another mistake.
    /(?<=\p{L})\{(?=\p{L})|(?<=\p{Ll}{2})\((?!inn)(?=\p{L}{3})(?![^()\s]*\)\p{L})/u,
    'vor der Klammer kein Leerzeichen',
    ' $&',
  ],
  // „[Rechner](/rechner)und mehr“, „Mehr[dazu](/ehrenamt)“; „[Fahrer](/fahrer)in“ is right.
  [
    /(?<=\]\([^)\s]*\))(?=(?:und|oder|gibt|ist|sind|für|mit|von|zum|zur|der|die|das|wie)(?!\p{L}))|(?<=(?<!\p{L})(?:[Mm]ehr|und|oder|im|den|dem|zur|zum|vom|siehe|eine|einen))(?=\[[^\]]*\]\()/u,
    'neben dem Verweis kein Leerzeichen',
    ' ',
  ],
  // „{mindestlohn}betrag“.
  [/\}(?=\p{L}{2})/u, 'nach dem Platzhalter kein Leerzeichen', '$& '],
  [
    // „{mindestlohn}50“, „{mindestlohn}€“, „1{mindestlohn}“: another amount, or its unit once more.
    /(?<=\})(?:,?\d+|[€%])|\d+(?=\{)/u,
    'an einem Platzhalter etwas, das er selbst mitbringt',
    '',
  ],
  [
    // „( so )“.
    /(?<=[(„]) +| +(?=[)“])/u,
    'neben einer Klammer oder einem Anführungszeichen ein Leerzeichen zu viel',
    '',
  ],
  // „neu –und gut“; „Ein –, zwei“ is right.
  [
    /(?<=\p{L}) –(?=\p{L})|(?<=\p{L})– (?=\p{L})/u,
    'neben dem Gedankenstrich kein Leerzeichen',
    ' – ',
  ],
  [
    // A word hyphenated where it was copied from; „Vor- und Nachmittag“ is right.
    /(?<=\p{L}\p{Ll})- (?=\p{Ll}{3})(?!(?:als|auch|aber|bis|bzw|lieber|nicht|noch|oder|ohne|plus|sondern|sowie|statt|und|wie)(?!\p{L}))/u,
    'mitten im Wort ein Bindestrich',
    '',
  ],
  [
    // „10Stunden“, „ca.10“.
    /(?<![\p{L}\d.,-])\d+(?=(?:Stunden?|Tagen?|Uhr|Jahren?|Wochen?|Monaten?|Minuten?|Euro|km|kg)(?![\p{L}-]))|(?<!\p{L})(?:ca|Nr|Tel|bzw|inkl|mind|max)\.(?=\d)/u,
    'vor oder nach der Zahl kein Leerzeichen',
    '$& ',
  ],
  [
    // `,.`, `!!`, `..`, `....`; an ellipsis and `?!` are right.
    /(?!\?!(?![!?]))[!?]{2,}|(?<!\.)(?:\.\.|\.{4,})(?!\.)|,(?=[,.;:!?])|[;:](?=[.,;:])/,
    'ein Satzzeichen zu viel',
    (signs) => (signs.includes('?') ? '?' : /[!.]/.test(signs) ? '.' : ''),
  ],
]

/** Quick test: every mistake above has one of these, and few texts do. */
const suspicious =
  / [,;.!?:]|@ |\)\p{L}|\p{L}\[|,\p{L}|[.!?]\p{L}|[!?.,;:]{2}|\d\p{L}|\p{L}\.\d|[.!?] \p{Ll}|\p{L}[({]|\p{L}- | –\p{L}|\p{L}– |\}[\p{L}\d,€%]|\d\{|[„(] | [)“]/u

/** Missing and superfluous spaces and punctuation, and lower case after a sentence. */
export function spacing({ written }: WrittenText): Problem[] {
  // Link targets are checked by src/model/links.ts.
  const text = written.replace(/(?<=\]\()[^)\s]+(?=\))/g, (target) => '/'.repeat(target.length))
  if (!suspicious.test(text)) return []
  return slips.flatMap(([pattern, what, right]) => {
    const found = pattern.exec(text)
    if (!found) return []
    const needle = wordsAt(written, found.index)
    return {
      message: `Hier steht ${typeof what === 'string' ? what : what(found[1] ?? ',')}: „${needle}“.`,
      remedy: `Schreiben Sie: ${mended(needle, pattern, right)}`,
      needle,
    }
  })
}

function wordsAt(text: string, index: number): string {
  const from = text.lastIndexOf(' ', index - 1) + 1
  const to = text.indexOf(' ', index + 2)
  return text.slice(from, to < 0 ? undefined : to).split('\n')[0] ?? ''
}
