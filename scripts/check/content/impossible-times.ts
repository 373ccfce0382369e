import type { Problem } from '../../../src/model/findings.ts'
import { anyMonth, isDay, isoOf } from '../../../src/model/periods.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

const weekdays = 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' ')
const short = weekdays.map((name) => name.slice(0, 2))

const space = '[ \\u00a0]'
const day = new RegExp(
  `(?:(?<weekday>${weekdays.join('|')}|Sonnabend|(?:${short.join('|')})(?:\\.|(?=,))),?${space}(?:de[rmn]${space})?)?(?<![\\d.])(?<day>\\d{1,2})\\.(?:${space}?(?<name>${anyMonth})(?:${space}(?<yearOfName>\\d{4}))?|(?<month>\\d{1,2})\\.(?<year>20\\d\\d|\\d\\d(?!\\d))?|${space}(?<monthApart>\\d{1,2})\\.${space}?(?<yearApart>20\\d\\d))(?![\\p{L}\\d])`,
  'gu',
)
const time = '\\d{1,2}(?:[.:]\\d\\d)?'
const hours = new RegExp(
  `(?<![\\d.,:])(?:(${time})${space}?(?:–|-|bis|und|oder)${space}?)?(${time})${space}Uhr(?!\\p{L})`,
  'gu',
)
const real = /^(?:(?:1?\d|0\d|2[0-3])(?:[.:][0-5]\d)?|24(?:[.:]00)?)$/

/** „31. November“, „Montag, 3. Januar 2027“ where it is a Sunday, „25 Uhr“. */
export function impossibleTimes({ filled }: WrittenText): Problem[] {
  const days = [...filled.matchAll(day)].flatMap(({ 0: needle, groups = {} }) =>
    dayProblem(needle, groups),
  )
  const times = [...filled.matchAll(hours)]
    .filter(([, from = '0', until = '']) => !real.test(from) || !real.test(until))
    .map(({ 0: needle }) => ({
      message: `Diese Uhrzeit gibt es nicht: „${needle}“.`,
      remedy: 'Ein Tag hat 24 Stunden, eine Stunde 60 Minuten.',
      needle,
    }))
  return [...days, ...times]
}

type Groups = Partial<Record<string, string>>

function dayProblem(needle: string, groups: Groups): Problem | Problem[] {
  const { weekday, name, month = groups.monthApart } = groups
  const year = groups.yearOfName ?? groups.yearApart ?? groups.year?.padStart(4, '20')
  // „1.13.“ may not be a date.
  if (Number(month) > 12 && !year) return []
  // Without a year, 29 February must pass: 2028 is a leap year.
  const iso = isoOf(year ?? 2028, name ?? month, groups.day)
  if (!isDay(iso))
    return {
      message: `Diesen Tag gibt es nicht: „${needle}“.`,
      remedy: 'Sehen Sie im Kalender nach.',
      needle,
    }
  const right = weekdays[new Date(iso).getUTCDay()] ?? ''
  if (!weekday || !year || right.startsWith(weekday.replace('Sonna', 'Sa').slice(0, 2))) return []
  return {
    message: `„${needle}“ ist ein ${right}.`,
    remedy: 'Berichtigen Sie den Wochentag oder das Datum.',
    needle,
  }
}
