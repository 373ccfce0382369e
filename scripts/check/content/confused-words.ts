import type { Problem } from '../../../src/model/findings.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import { brokenRules, mended, type Replacement, type Rule } from './rules.ts'

const upper = (text: string) => text.toUpperCase()
const lower = (text: string) => text.toLowerCase()

const plurals: Readonly<Record<string, string>> = {
  Stunde: 'Stunden',
  Minute: 'Minuten',
  Woche: 'Wochen',
  Tag: 'Tage',
  Monat: 'Monate',
  Jahr: 'Jahre',
}
const singulars = Object.fromEntries(Object.entries(plurals).map(([one, more]) => [more, one]))

/** A pattern, the wrong part of a match, and its replacement. */
type Slip = [pattern: RegExp, wrong: string | RegExp, right: Replacement, kind?: 'hint']

const confused: Slip[] = [
  [
    // Only verbs that take no noun: „das Ehrenamt finden, das Sie suchen“ is right.
    /(?<!\p{L})(?:wissen|weiß|glauben?|glaubt|hoffen?|hofft|denken?|denkt|D(?:as|ies) (?:heißt|bedeutet)|(?:[Ww]ichtig|[Kk]lar|[Ss]chön|[Gg]ut|[Ss]icher|[Ss]chade) ist), das (?:es|er|man|wir|ich|[Ss]ie|die|der|alle|viele)(?!\p{L})/gu,
    ', das ',
    ', dass ',
  ],
  [/(?<!\p{L})[Bb]itte \p{Lu}\p{Ll}+en Sie(?!\p{L})/gu, / \p{Lu}/u, lower],
  [/(?<!\p{L})Sie (?:bitte |auch |einfach |gern )?Uns(?!\p{L})/gu, 'Uns', 'uns'],
  [
    // It may refer to people in the sentence before.
    /(?:^|(?<=[.!?:–] ))\p{Lu}\p{Ll}+ Sie (?:bitte |auch |einfach |gern )?ihre?[mnrs]?(?= \p{Lu})/gu,
    ' ihr',
    ' Ihr',
    'hint',
  ],
  [/(?<!\p{L})[Ww]ir freuen uns (?:auf|über) ihre[nm]? (?=\p{Lu})/gu, 'ihr', 'Ihr', 'hint'],
]

/** Wrong in any sense. */
const misspelt: Slip[] = [
  [
    // „0 bis 1 Jahre“ and „eine Stunden lange Fahrt“ are right.
    /(?:(?<![\p{L}\d.,]|bis )1 (?:Stunden|Minuten|Wochen|Tage|Monate|Jahre)|(?<!\p{L})(?:[Ee]ine (?:Stunden|Minuten|Wochen)|[Ee]in(?:en)? (?:Tage|Monate|Jahre)))(?![\p{L}-]| (?:alt|dauer|lang|spät|vor|währ|zuvor))/gu,
    /\S+$/,
    (word) => singulars[word] ?? word,
  ],
  [
    /(?<![\p{L}\d.,])(?:[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf|[Ss]echs|[Ss]ieben|[Aa]cht|[Nn]eun|[Zz]ehn|[Ee]lf|[Zz]wölf|[2-9]|[1-9]\d) (?:Stunde|Minute|Woche|Tag|Monat|Jahr)(?![\p{L}-])/gu,
    /\S+$/,
    (word) => plurals[word] ?? word,
  ],
  [
    // „wegen dem, was war“, „von Amts wegen dem Rat“ and „der Kinder wegen den Beruf“ are right.
    /(?:(?<!\p{L})W|(?<!\p{L}|\p{Lu}\p{Ll}+ )w)egen (?:dem|den|(?:[dk]?ein|[Ii]hr|sein|mein|unser|dies)em) \p{L}+/gu,
    /e([mn]) \S+$/,
    (_, end) => `${end === 'm' ? 'es …' : 'er …'}, wie in „wegen des Regens“`,
    'hint',
  ],
  [
    // „Des Abends“ is right.
    /(?<=(?<!\p{L})(?:auch|nur|erst|immer|oft|meist|meistens|jeweils|ist|sind|uns|sich|Sie|Uhr|können|kann) )(?:Vormittag|Nachmittag|Mittag|Morgen|Abend|Nacht|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)s(?![\p{L}-])/gu,
    /^./,
    lower,
  ],
  [/(?<!\p{L})(?:[Ii]n kürze|[Ii]m voraus)(?!\p{L})/gu, / \p{L}/u, upper],
  [/(?<!\p{L})[Dd](?:as|er|ie|em|en) selben?(?!\p{L})/gu, ' ', ''],
  [
    /(?<!\p{L})(?:(?:erste|zweite|dritte|letzte|nächste|einzige)n?|jedes|dieses) mal(?!\p{L})/gu,
    ' mal',
    ' Mal',
  ],
  [/(?<!\p{L})[Ii]m Bezug auf(?!\p{L})/gu, 'm', 'n'],
  [/(?<!\p{L})[Hh]erzlich Willkommen(?!\p{L})/gu, 'W', 'w'],
  [/(?<!\p{L})(?:[Hh]eute|[Gg]estern) morgen(?!\p{L})/gu, ' m', ' M'],
  [
    /(?<!\p{L})(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag (?:Morgen|Vormittag|Mittag|Nachmittag|Abend)(?![\p{L}-])/gu,
    / ./,
    (found) => found.trim().toLowerCase(),
  ],
  [/(?<![\d.,])\d{1,3} Jährige[nrs]?(?!\p{L})/gu, ' ', '-'],
  [
    // „Es fehlt am Besten“ is right.
    /(?<!\p{L})[Aa]m (?:Besten|Liebsten|Einfachsten|Schnellsten|Günstigsten)(?!\p{L})/gu,
    / \p{Lu}/u,
    lower,
    'hint',
  ],
  [/(?<!\p{L})diesen (?:Jahres|Monats)(?!\p{L})/gu, 'en', 'es'],
  [
    /(?<!\p{L})(?:besser|größer|kleiner|höher|günstiger) wie(?= (?!folgt|angekündigt|versprochen|geplant|erwartet|gesagt|auch)\p{L})/gu,
    'wie',
    'als',
    'hint',
  ],
  [
    /(?<!\p{L}|(?:[Pp]er|mit|als|und|oder) )E-Mail (?:Adresse|Anbieter|Konto|Postfach|Programm)/gu,
    ' ',
    '-',
  ],
  [
    /(?<![\p{L}\d.@/{-])(?!E-Mail)[Ee]-?[Mm]ail(?:s|adressen?)?(?!\p{L}|[\d@.-]\S)/gu,
    /^e-?mail(?:(a)(.*))?/iu,
    (_, a, rest) => (a ? `E-Mail-A${rest}` : 'E-Mail'),
  ],
  [
    // The dictionary has „ca.“, so spelling.ts accepts „ca“.
    /(?<![\p{L}-])(?:(?:ca|bzw|max|inkl|evtl|ggf|usw) |(?:Nr|Tel) (?=[\d+(]))\S+/gu,
    ' ',
    '. ',
  ],
  // „Sturm-und-Drang-Zeit“ is right.
  [/\p{L}+-(?:und|oder|bis) \p{L}+/gu, '-', '- '],
  [/(?<![\d.,])\d{1,2},\d\d Uhr(?!\p{L})/gu, ',', '.'],
  [/(?<!\p{L})[zZ]\. ?b\./gu, /\. ?b/, '. B'],
  [
    /(?<=(?<!\p{L})(?:[Uu]m|[Aa]b|[Vv]on|[Bb]is) )\d{1,2}(?:[.:]\d\d ?h| ?h(?! (?:im|pro|die|in der|mehr|weniger|gekürzt|verkürzt|verlängert)))(?!\p{L}|\d)/gu,
    /(?:[.:]00)? ?h|:/g,
    (part) => (part === ':' ? '.' : ' Uhr'),
    'hint',
  ],
]

/** „Ohne dass“, „nur weil“ and „in erster Linie weil“ have none. */
const withoutComma: Slip[] = [
  [
    /(?<!\p{L})(?:ist|sind|war|waren|wäre|weiß|wissen|glauben?|glaubt|hoffen?|hofft|denken?|denkt|meinen?|meint|sagen|sagt|heißt|bedeutet|zeigt|wichtig|klar|sicher|schön|gut|schade|möglich|davon|dafür|darauf|daran|darum|dazu|dagegen|darin) dass(?= \p{L})/gu,
    ' dass',
    ', dass',
  ],
  [
    /(?<!\p{L})(?:[Nn]icht|[Kk]ein\p{Ll}*)(?: [\p{L}\d-]+){1,8} sondern(?= \p{L})/gu,
    ' sondern',
    ', sondern',
  ],
  [
    /(?<=\p{Ll} )\p{Lu}\p{Ll}+(?<! (?:Linie|Teil|Wesentlichen|Allgemeinen|Dingen|Regel|Grunde?|Prinzip)) (?:weil|obwohl) (?:sie|Sie|er|es|wir|man|die|der|das)(?!\p{L})/gu,
    / (?=weil|obwohl)/,
    ', ',
    'hint',
  ],
]

const rulesOf = (slips: readonly Slip[], what: string): Rule[] =>
  slips.map(([pattern, wrong, right, kind]) => ({
    pattern,
    message: (found) => `${what}: „${found}“.`,
    remedy: (found) => `Schreiben Sie: ${mended(found, wrong, right)}`,
    kind,
  }))

const rules = [
  ...rulesOf(confused, 'Hier steht wohl nicht, was gemeint ist'),
  ...rulesOf(withoutComma, 'Hier fehlt ein Komma'),
  ...rulesOf(misspelt, 'So schreibt man es nicht'),
]

/** Words that the dictionary knows, in the wrong place: „das“ for „dass“, „ihre“ for „Ihre“. */
export const confusedWords = ({ written }: WrittenText): Problem[] =>
  brokenRules(written.replaceAll('\n', ' '), rules)
