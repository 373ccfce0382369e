import type { Problem } from '../../../src/model/findings.ts'
import { anyMonth, monthNames } from '../../../src/model/periods.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import { brokenRules, type Rule } from './rules.ts'

const space = '[ \\u00a0]'
const until = `${space}?(?:bis|–)${space}?(?:zum${space})?`
const date = `(?:(\\d{1,2})\\.${space}?)?(${anyMonth})${space}(20\\d\\d)`
const dateInDigits = '(?<![\\d.])(\\d{1,2})\\.(\\d{1,2})\\.(20\\d\\d)'
/** „14 bis 3 Tage vor dem Termin“ is right. */
const counted = `(?:Stunden|Tagen?|Wochen|Monaten?|Jahren?|Minuten|Prozent)(?!\\p{L}|${space}(?:vor|davor|zuvor|vorher|früher)(?!\\p{L}))`

/** Each has as many groups for its end as for its beginning. */
const ranges = [
  `(?:[Vv]on|[Zz]wischen)${space}(20\\d\\d)${space}(?:bis|und)${space}(20\\d\\d)(?!\\d)`,
  '(?<![\\d./–-])(20\\d\\d)–(20\\d\\d)(?![\\d–-])',
  `(?<![\\d.])(\\d{1,2})\\.${until}(\\d{1,2})\\.${space}(?:${anyMonth})`,
  // With both years: „von Juni bis März 2026“ may begin in the year before.
  `${date}${until}${date}`,
  `${dateInDigits}${until}${dateInDigits}`,
  `(?<![\\d.,:–-])(\\d{1,3})${space}?(?:bis|–)${space}?(\\d{1,3})${space}${counted}`,
  `[Zz]wischen${space}(\\d{1,3})${space}und${space}(\\d{1,3})${space}${counted}`,
]

/** A number to compare dates by; the first part, as the day, counts least. */
const sizeOf = (parts: readonly (string | undefined)[], missing: string): number =>
  parts.reduceRight((size, part = missing) => {
    const named = monthNames.indexOf(part) + 1
    return size * 100 + (named || Number(part))
  }, 0)

/** A missing part is no reversal: „vom 5. Mai 2026 bis Mai 2026“. */
const isReversed = ([, ...parts]: readonly (string | undefined)[]): boolean =>
  sizeOf(parts.slice(0, parts.length / 2), '0') > sizeOf(parts.slice(parts.length / 2), '99')

const rules: Rule[] = ranges.map((range) => ({
  pattern: new RegExp(range, 'gu'),
  isRight: (found) => !isReversed(found),
  message: (found) => `Das Ende liegt vor dem Anfang: „${found}“.`,
  remedy: 'Vertauschen Sie die beiden, oder berichtigen Sie eine der Zahlen.',
}))

/** „von 2028 bis 2025“, „20. bis 3. Mai“, „20 bis 10 Stunden“. */
export const reversedRanges = ({ filled }: WrittenText): Problem[] => brokenRules(filled, rules)
