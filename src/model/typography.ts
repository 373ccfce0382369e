import { anyMonth } from './periods.ts'

const nbsp = '\u00a0'

/**
 * Word joiner: forbids a line break after a hyphen. Voices and a search in the page ignore it; a no-break
 * hyphen is another character, and a search for „S-Bahn“ would miss it.
 */
const joiner = '\u2060'

const units = [
  'Euro|Cent|Prozent|Prozentpunkte?|Millionen|Mio\\.|Milliarden|Mrd\\.',
  'Uhr|Sekunden?|Minuten?|Stunden?|Tage?n?|(?:Arbeits|Werk)tagen?|Wochen?|Monate?n?|Jahre?n?|Jahr',
  'km|m|cm|kg|Kilometern?|Metern?|Kilo|Tonnen?|Liter',
  'Personen|Menschen',
].join('|')

const laws = '[A-Z][A-Za-zÄÖÜäöü]*G|SGB|DSGVO|BGB|UStDV|AO|HGB'

/** Order matters: later rules match what earlier ones have joined. Rules that begin with a rare sign are fast. */
const rules: [RegExp, string][] = [
  [/\.\.\./g, '…'],
  [/['´`](?<=\p{L}.)(?=\p{L})/gu, '’'],
  [/(?<=[^\s|])[ \n]–(?=[\s,.])/g, `${nbsp}–`],
  [/([\d\]])[ \n]?([%€])/g, `$1${nbsp}$2`],
  [new RegExp(`([\\d\\]])[ \\n](?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), `$1${nbsp}`],
  [new RegExp(`(\\d\\.)[ \\n]?(?=(?:${anyMonth})\\b)`, 'g'), `$1${nbsp}`],
  // Roads: A 40, B 9.
  [/\b([AB])[ \n](?=\d{1,3}(?!\d))/g, `$1${nbsp}`],
  // Otherwise a line of a headline could begin with „zu 2.000 Euro“.
  [/\b([Bb]is)[ \n](?=zu[ \n]\d)/g, `$1${nbsp}`],
  // z. B., d. h., u. a., i. d. R., e. V. – also where the space was forgotten
  [/\.(?<=(?<![\p{L}\d.])\p{L}.) ?(?=\p{L}\.)/gu, `.${nbsp}`],
  [new RegExp(`\\.(?<=${nbsp}\\p{Ll}.) ?(?=\\p{L}\\.)`, 'gu'), `.${nbsp}`],
  [/(§§?)[ \n]?(?=\d)/g, `$1${nbsp}`],
  // „S-Bahn“, „E-Mail“: no single letter at the end of a line
  [/-(?<=(?<![\p{L}\d-])\p{L}.)(?=\p{L}{2})/gu, `-${joiner}`],
  // „74-Jährige“, „9–13 Uhr“, „Klasse B“
  [/(\d-)(?=\p{Lu})|(\d–)(?=\d)/gu, `$&${joiner}`],
  [/\b(Klassen?)[ \n](?=\p{Lu}\d?(?!\p{L}))/gu, `$1${nbsp}`],
  [/\b(Nr|Art|Abs|Tel|Dr|Prof|St|Bd|ca|bzw|lit)\.[ \n](?=[\p{L}\d])/gu, `$1.${nbsp}`],
  [/(\d[a-z]?)[ \n](?=(?:Abs|Nr|Art|lit)\.|Satz \d)/g, `$1${nbsp}`],
  [/\bSatz[ \n](?=\d)/g, `Satz${nbsp}`],
  [
    new RegExp(`((?:§|Art\\.|Abs\\.|Nr\\.|Satz)${nbsp}\\d+[a-z]?)[ \\n](?=(?:${laws})\\b)`, 'g'),
    `$1${nbsp}`,
  ],
  [/\bSGB[ \n](?=[IVX]+\b)/g, `SGB${nbsp}`],
]

/** Not text: targets of Markdown links, bare addresses, code. */
export const untouched = /(\]\([^)]*\)|https?:\/\/\S+|`[^`]*`)/

/** Adds what editors need not type: no-break spaces, word joiners, the ellipsis, the apostrophe. */
export function typeset(text: string): string {
  return text
    .split(untouched)
    .map((part, index) => (index % 2 ? part : typesetPart(part)))
    .join('')
}

/** For text that never wraps: titles, search engines. */
export const withoutJoiners = (text: string) => text.replaceAll(joiner, '')

function typesetPart(part: string): string {
  const set = rules.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    part,
  )
  return set.replace(telephone, (number) => number.replaceAll(' ', nbsp))
}

const telephone = /(?<![\d.,])(?:0\d{2,4}|\+\d\d)(?: \d[\d-]*)+/g
