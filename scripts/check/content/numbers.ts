import type { Problem } from '../../../src/model/findings.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import { brokenRules, type Rule } from './rules.ts'

const unit =
  '(?:Euro|EUR|€|Cent|Prozent|%|Stunden|Minuten|Tage|Wochen|Monate|Jahre|Meter|Liter|Kilometer|km|Millionen|Milliarden)'
const counted =
  'Menschen|Personen|Leute|Frauen|Männer|Freiwillige|Ehrenamtliche|Mitglieder|Einwohner|Besucher|Beschäftigte|Studierende|Gäste|Betriebe|Vereine|Stellen|Plätze|Stunden|Kilometer|Meter|Jahre'
const withThousands = '\\d{1,3}(?:,\\d{3})+'

const rules: Rule[] = [
  {
    // „2,000.50 Euro“ and „12.5 Prozent“. „9.30 Uhr“ and „1.12.“ are right.
    pattern: new RegExp(
      `(?<![\\d.,])(?:${withThousands}\\.\\d+|(?:${withThousands}(?=[ \\u00a0](?:${counted}))|(?:${withThousands}|\\d+\\.\\d{1,2})(?=[ \\u00a0]?${unit}(?![\\p{L}\\d]))))(?![\\d])`,
      'gu',
    ),
    message: (number) => `„${number}“ ist eine englische Schreibweise.`,
    remedy: (number) =>
      `Tausender haben einen Punkt, Bruchteile ein Komma: ${number.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))}`,
  },
  {
    // „10000 Menschen“. Postcodes, rooms and buses count nothing, and „Dort halfen 2025 Menschen“ has a year.
    pattern: new RegExp(
      `(?<![\\d.,/–-])(?!(?:1[89]|20)\\d\\d[ \\u00a0])[1-9]\\d{3,}(?=[ \\u00a0](?:${counted}))`,
      'gu',
    ),
    message: (number) => `Der Zahl fehlt der Punkt der Tausender: „${number}“.`,
    remedy: (number) => `Schreiben Sie: ${number.replace(/\B(?=(?:\d{3})+$)/g, '.')}`,
  },
  {
    // „6oo Euro“, „l5 Uhr“; „mit 10 l Wasser“ and „Linie M10“ are right.
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,–-])(?=[\\doOlI.,]*\\d)(?=[\\d.,]*[oOlI])[\\doOlI.,]+(?=[ \\u00a0](?:${unit}|${counted}|Uhr)(?![\\p{L}\\d]))`,
      'gu',
    ),
    message: (number) => `In der Zahl „${number}“ steht ein Buchstabe.`,
    remedy: (number) => `Schreiben Sie: ${number.replace(/[oO]/g, '0').replace(/[lI]/g, '1')}`,
  },
]

const bareFigure: Rule = {
  pattern: /^(?!(?:19|20)\d\d$)(?:\d{3,}|\d{1,3}(?:[. ]\d{3})+|\d+,\d+)$/g,
  message: (figure) => `„${figure}“ hat weder Quelle noch Datum.`,
  remedy:
    'Tragen Sie die Zahl in src/content/fakten.yaml ein, und schreiben Sie ihren Platzhalter.',
}

/** In a box, a bar or a table cell, the unit is elsewhere, so no other check sees an amount. */
const standsAlone = ({ kind, path }: WrittenText) =>
  kind === 'bare' || path.at(-1) === 'zahl' || path.at(-3) === 'zeilen'

/** Numbers in English form or without points for thousands, and figures without source and date. */
export const numbers = (text: WrittenText): Problem[] =>
  brokenRules(text.written, standsAlone(text) ? [...rules, bareFigure] : rules)
