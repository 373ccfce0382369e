import type { Problem } from './findings.ts'
import { untouched } from './typography.ts'

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
  // A quotation may contain an address.
  const addresses = new RegExp(untouched, 'g')
  const whole = text.replace(addresses, (address) => ' '.repeat(address.length))
  return [...parts.flatMap(straightQuotes), ...wrongQuotes(whole), ...signs]
}

/** Hyphens, dashes and quotation marks other than ours: of English, of books, of the keyboard. */
const foreignSigns = (part: string): Problem[] =>
  // Most parts have none, and the search for the words around it is slow.
  (/[‐‑‒―−—»«‹›'‘]|,,/.test(part) ? [...part.matchAll(foreign)] : [])
    .slice(0, 1)
    .map(([found]) => ({
      message: `Dieses Zeichen passt nicht zu den anderen Texten: ${found.trim().slice(0, 40)}`,
      remedy: `Schreiben Sie: ${found
        .trim()
        .replace(/(?<=\S)[‐‑](?=\S)/g, '-')
        .replace(/(?<=\d)[‒―−](?=\d)/g, '–')
        .replace(/ ?[‒―−—] ?/, ' – ')
        .replace(/[»«]([^«»]*)[«»]|,,(.+?)(?:''|["“])/, '„$1$2“')
        .replace(/[‹›]([^‹›]*)[‹›]|(?<!\p{L})'([^']*)'|‘([^’]*)’/u, '‚$1$2$3‘')
        .slice(0, 60)}`,
      needle: found.trim(),
    }))

const foreign =
  /\S* ?(?:[‐‑‒―−—]|»[^«»\n]*«|«[^«»\n]*»|[‹›][^‹›\n]*[‹›]|,,\p{L}[^,\n]*?(?:''|["“])|(?<!\p{L})'\p{L}[^'\n]*'(?!\p{L})|(?<![^\s(])‘\p{L}[^‘’\n]*’(?!\p{L})) ?\S*/gu

/** „so" is one mistake, not two. */
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

/** „ must be closed by “ before the next „. English ” is never right. */
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
  // Most parts have none, and the search for the words around it is slow.
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
