import type { Problem } from '../../../src/model/findings.ts'
import { anyMonth, isDay, isoOf, monthNames } from '../../../src/model/periods.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import { brokenRules, type Rule } from './rules.ts'

const rules: Rule[] = [
  {
    // „2026-11-23“, „11/23/2026“, „November 23, 2026“ and „23 November 2026“.
    pattern: new RegExp(
      [
        '(?<![\\d/.-])(?:20\\d\\d(?:-\\d\\d-\\d\\d|/\\d{1,2}/\\d{1,2})|\\d{1,2}/\\d{1,2}/20\\d\\d)(?![\\d/-])',
        `(?<!\\p{L})(?:${anyMonth}) \\d{1,2}, 20\\d\\d(?!\\d)`,
        `(?<![\\d.,])(?:[1-9]|[12]\\d|3[01]) (?:${anyMonth}) 20\\d\\d(?!\\d)`,
      ].join('|'),
      'gu',
    ),
    message: (date) => `Dieses Datum liest sich nicht deutsch: „${date}“.`,
    remedy: (date) =>
      `Schreiben Sie: ${inGerman(date) ?? 'Tag, Monat und Jahr wie 23. November 2026'}`,
  },
  {
    // „23.11.26“, not „Abschnitt 3.2.26“. From 40 on the century is ambiguous.
    pattern:
      /(?<!(?:Nummern?|Nr\.|§§?|Abs\.|Kap\.|Ziffer|Punkt|Abschnitt|Kapitel|Version) )(?<![\d./-])(\d{1,2})\.(\d{1,2})\.([23]\d)(?![\d%€]|\.\d| (?:Euro|Prozent|Uhr))/gu,
    isRight: ([, day, month, year]) => !isDay(isoOf(`20${year}`, month, day)),
    message: (date) => `Im Datum hat das Jahr nur zwei Ziffern: „${date}“.`,
    remedy: (_, day, month, year) =>
      `Schreiben Sie: ${Number(day)}. ${monthNames[Number(month) - 1]} 20${year}`,
  },
]

/** Dates in the form of other languages or of programs, and years of two digits. */
export function foreignDates({ written }: WrittenText): Problem[] {
  return brokenRules(written.replace(/(?<=\]\()[^)\s]+(?=\))|https?:\/\/\S+/g, ''), rules)
}

/** Undefined if ambiguous: 5/11/2026. */
function inGerman(needle: string): string | undefined {
  const name = monthNames.find((each) => needle.includes(each))
  const [first = 0, second = 0, third = 0] = (needle.match(/\d+/g) ?? []).map(Number)
  if (name) return `${first}. ${name} ${second}`
  const [year, month, day] =
    first > 31
      ? [first, second, third]
      : second > 12
        ? [third, first, second]
        : [third, second, first]
  const isClear = first > 12 || second > 12
  return isClear && isDay(isoOf(year, month, day))
    ? `${day}. ${monthNames[month - 1]} ${year}`
    : undefined
}
