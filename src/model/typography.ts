import type { Problem } from './findings.ts'
import { monthNames } from './periods.ts'

const nbsp = '\u00a0'

/**
 * Keeps the line together at a hyphen. Not the no-break hyphen, which is another letter: who looks
 * for „S-Bahn“ in the page would not find it. This sign is none at all, for search and for speech.
 */
const joiner = '\u2060'

const units = [
  'Euro|Cent|Prozent|Prozentpunkte?|Millionen|Mio\\.|Milliarden|Mrd\\.',
  'Uhr|Sekunden?|Minuten?|Stunden?|Tage?n?|(?:Arbeits|Werk)tagen?|Wochen?|Monate?n?|Jahre?n?|Jahr',
  'km|m|cm|kg|Kilometern?|Metern?|Kilo|Tonnen?|Liter',
  'Personen|Menschen',
].join('|')

const months = monthNames.join('|')

const laws = '[A-Z][A-Za-zÄÖÜäöü]*G|SGB|DSGVO|BGB|UStDV|AO|HGB'

/** Order matters: later rules find what earlier ones have joined. A rule that begins with its rarest sign is quick. */
const rules: [RegExp, string][] = [
  [/\.\.\./g, '…'],
  [/['´`](?<=\p{L}.)(?=\p{L})/gu, '’'],
  [/(?<=[^\s|])[ \n]–(?=[\s,.])/g, `${nbsp}–`],
  [/([\d\]])[ \n]?([%€])/g, `$1${nbsp}$2`],
  [new RegExp(`([\\d\\]])[ \\n](?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), `$1${nbsp}`],
  [new RegExp(`(\\d\\.)[ \\n]?(?=(?:${months})\\b)`, 'g'), `$1${nbsp}`],
  // The A 40, the B 9.
  [/\b([AB])[ \n](?=\d{1,3}(?!\d))/g, `$1${nbsp}`],
  // A headline broken after „bis“ would begin its next line with „zu 2.000 Euro“.
  [/\b([Bb]is)[ \n](?=zu[ \n]\d)/g, `$1${nbsp}`],
  // z. B., d. h., u. a., i. d. R., e. V. – also where the space was forgotten
  [/\.(?<=(?<![\p{L}\d.])\p{L}.) ?(?=\p{L}\.)/gu, `.${nbsp}`],
  [new RegExp(`\\.(?<=${nbsp}\\p{Ll}.) ?(?=\\p{L}\\.)`, 'gu'), `.${nbsp}`],
  [/(§§?)[ \n]?(?=\d)/g, `$1${nbsp}`],
  // „S-Bahn“, „E-Mail“: a letter is not left alone at the end of a line
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

/** What is an address, not a text: targets of Markdown links, bare addresses, code. */
const untouched = /(\]\([^)]*\)|https?:\/\/\S+|`[^`]*`)/

/** Sets what editors need not type: no-break spaces, the ellipsis, the apostrophe. */
export function typeset(text: string): string {
  return text
    .split(untouched)
    .map((part, index) => (index % 2 ? part : typesetPart(part)))
    .join('')
}

/** For what is not shown in lines: titles, search engines. */
export const withoutJoiners = (text: string) => text.replaceAll(joiner, '')

function typesetPart(part: string): string {
  const set = rules.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    part,
  )
  return set.replace(telephone, (number) => number.replaceAll(' ', nbsp))
}

const telephone = /(?<![\d.,])(?:0\d{2,4}|\+\d\d)(?: \d[\d-]*)+/g

/** What `typeset` cannot decide for the editor. */
export function checkTypography(text: string): Problem[] {
  const parts = text.split(untouched).filter((_, index) => index % 2 === 0)
  const signs = parts.flatMap((part) => [...hyphens(part), ...ranges(part), ...foreignSigns(part)])
  const [left] = /\S+[.!?]'$/.exec(text.trim()) ?? []
  if (left && !/(?<!\p{L})'/u.test(text.slice(0, text.lastIndexOf("'"))))
    signs.push({
      message: `Am Ende steht ein gerader Strich, den alle lesen: ${left}`,
      remedy: `Löschen Sie ihn: ${left.slice(0, -1)}`,
      needle: left,
    })
  const mixed = parts.flatMap(mixedQuotes)
  if (mixed.length > 0) return [...mixed, ...signs]
  // What is quoted may hold an address.
  const addresses = new RegExp(untouched, 'g')
  const whole = text.replace(addresses, (address) => ' '.repeat(address.length))
  return [...parts.flatMap(straightQuotes), ...wrongQuotes(whole), ...signs]
}

/** The dash of English, quotation marks of books, and those that a keyboard offers. */
const foreignSigns = (part: string): Problem[] =>
  // Most parts have none: looking for the words around it takes long.
  (/[—»«‹›'‘]|,,/.test(part) ? [...part.matchAll(foreign)] : []).slice(0, 1).map(([found]) => ({
    message: `Dieses Zeichen passt nicht zu den anderen Texten: ${found.trim().slice(0, 40)}`,
    remedy: `Schreiben Sie: ${found
      .trim()
      .replace(/ ?— ?/, ' – ')
      .replace(/[»«]([^«»]*)[«»]|,,(.+?)(?:''|["“])/, '„$1$2“')
      .replace(/[‹›]([^‹›]*)[‹›]|(?<!\p{L})'([^']*)'|‘([^’]*)’/u, '‚$1$2$3‘')
      .slice(0, 60)}`,
    needle: found.trim(),
  }))

const foreign =
  /\S* ?(?:—|»[^«»\n]*«|«[^«»\n]*»|[‹›][^‹›\n]*[‹›]|,,\p{L}[^,\n]*?(?:''|["“])|(?<!\p{L})'\p{L}[^'\n]*'(?!\p{L})|(?<![^\s(])‘\p{L}[^‘’\n]*’(?!\p{L})) ?\S*/gu

/** „so" is one mistake: the closing sign. */
const mixedQuotes = (part: string): Problem[] =>
  [...part.matchAll(/„([^„“”"\n]*)"|"([^„“”"\n]*)“/g)].map(([quoted, begun = '', ended = '']) => ({
    message: `Ein Anführungszeichen ist gerade: ${quoted.slice(0, 50)}.`,
    remedy: `Schreiben Sie: „${begun || ended}“`,
    needle: quoted.slice(0, 12),
  }))

function straightQuotes(part: string): Problem[] {
  return [...part.matchAll(/"([^"\n]*)("?)/g)].map(([quoted, inner = '']) => ({
    message: `Gerade Anführungszeichen im Text: ${quoted.slice(0, 50)}.`,
    remedy: `Schreiben Sie: „${inner.slice(0, 40).trim()}${inner.length > 40 ? ' …' : ''}“`,
    needle: quoted.slice(0, 12),
  }))
}

/** „ must be closed by “ before the next „. The closing sign of English, ”, is never right. */
function wrongQuotes(part: string): Problem[] {
  let open = 0
  for (const match of part.matchAll(/[„“”]/g)) {
    const sign = match[0]
    const around =
      part
        .slice(Math.max(0, match.index - 12), match.index + 12)
        .trim()
        .split('\n')[0] ?? ''
    if (sign === '”' || (sign === '„' && open > 0) || (sign === '“' && open === 0)) {
      return [{ ...unbalanced(around), needle: part.slice(match.index, match.index + 8) }]
    }
    open += sign === '„' ? 1 : -1
  }
  if (open === 0) return []
  const last = part.lastIndexOf('„')
  return [
    {
      ...unbalanced(part.slice(last, last + 24).split('\n')[0] ?? ''),
      needle: part.slice(last, last + 8),
    },
  ]
}

const unbalanced = (around: string): Problem => ({
  message: `Die Anführungszeichen passen nicht zusammen: ${around}`,
  remedy: 'Öffnen Sie unten mit „ und schließen Sie oben mit “.',
})

/** „9-13 Uhr“, „Mo-Fr“. */
const range =
  /(?<![\p{L}\d.,:/-])(?:\d{1,2}(?:[.:]\d\d)?-\d{1,2}(?:[.:]\d\d)?(?= (?:Uhr|Stunden?|Tagen?|Wochen?|Monaten?|Jahren?|Euro|Prozent)(?!\p{L}))|(?:Mo|Di|Mi|Do|Fr|Sa)-(?:Di|Mi|Do|Fr|Sa|So)(?![\p{L}-]))/gu

const ranges = (part: string): Problem[] =>
  [...part.matchAll(range)].map(([needle]) => ({
    message: `Zwischen Anfang und Ende steht ein Bindestrich: „${needle}“.`,
    remedy: `Schreiben Sie „bis“ oder den langen Strich: ${needle.replace('-', '–')}`,
    needle,
  }))

/** „9.00 - 12.00“, „Mo. - Fr.“ */
const areEnds = /^(?:[\d.:]+ \d|(?:Mo|Di|Mi|Do|Fr|Sa)\.? (?:Di|Mi|Do|Fr|Sa|So)(?!\p{L}))/u

function hyphens(part: string): Problem[] {
  // Most parts have none: looking for the words around it takes long.
  if (!/ --? /.test(part)) return []
  return [...part.matchAll(/(\S*[\p{L}\d.,…“")]) (--?) (?=([\p{L}\d„"(]\S*))/gu)].map((match) => {
    const [found, before = '', sign = '-', behind = ''] = match
    return {
      message: `Zwischen Wörtern steht ein Bindestrich: „${before} ${sign} ${behind}“.`,
      remedy: areEnds.test(`${before} ${behind}`)
        ? `Schreiben Sie „bis“: ${before} bis ${behind}`
        : `Schreiben Sie einen Gedankenstrich: ${germanQuotes(before)} – ${germanQuotes(behind)}`,
      needle: found.trimEnd(),
    }
  })
}

const germanQuotes = (text: string) =>
  text
    .replace(/"([^"]*)"/g, '„$1“')
    .replace(/^"/, '„')
    .replace(/"$/, '“')
