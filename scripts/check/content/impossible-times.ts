import type { Problem } from '../../../src/model/findings.ts'
import { anyMonth, isDay, isoOf } from '../../../src/model/periods.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

const weekdays = 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonnabend'.split(' ')
const short = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa']

const space = '[ \\u00a0]'
const day = new RegExp(
  `(?:(?<weekday>${weekdays.join('|')}|(?:${short.join('|')})(?:\\.|(?=,))),?${space}(?:de[rmn]${space})?)?(?<![\\d.])(?<day>\\d{1,2})\\.(?:${space}?(?<name>${anyMonth})(?:${space}(?<yearOfName>\\d{4}))?|(?<month>\\d{1,2})\\.(?<year>20\\d\\d|\\d\\d(?!\\d))?|${space}(?<monthApart>\\d{1,2})\\.${space}?(?<yearApart>20\\d\\d))(?![\\p{L}\\d])`,
  'gu',
)
const hours = new RegExp(
  `(?<![\\d.,:])(?:(?<from>\\d{1,2})(?:[.:](?<fromMinutes>\\d\\d))?${space}?(?:–|-|bis|und|oder)${space}?)?(?<hour>\\d{1,2})(?:[.:](?<minutes>\\d\\d))?${space}Uhr(?!\\p{L})`,
  'gu',
)

/** „31. November“, „Montag, 3. Januar 2027“ where it is a Sunday, „25 Uhr“. */
export function impossibleTimes({ filled }: WrittenText): Problem[] {
  if (!/\d/.test(filled)) return []
  const days = [...filled.matchAll(day)].flatMap(({ 0: needle, groups = {} }) =>
    dayProblem(needle, groups),
  )
  const times = [...filled.matchAll(hours)]
    .filter(({ groups = {} }) => !isTime(groups))
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
  // „1.13.“ may be a number of something.
  if (Number(month) > 12 && !year) return []
  // Without a year it may be a leap year.
  const iso = isoOf(year ?? 2028, name ?? month, groups.day)
  if (!isDay(iso))
    return {
      message: `Diesen Tag gibt es nicht: „${needle}“.`,
      remedy: 'Sehen Sie im Kalender nach.',
      needle,
    }
  const index = new Date(iso).getUTCDay()
  const real = weekdays[index] ?? ''
  const isRight =
    weekday === real ||
    weekday?.replace('.', '') === short[index] ||
    (weekday === 'Sonnabend' && index === 6)
  if (!weekday || !year || isRight) return []
  return {
    message: `„${needle}“ ist ein ${real}.`,
    remedy: 'Berichtigen Sie den Wochentag oder das Datum.',
    needle,
  }
}

const isTime = ({ from = '0', fromMinutes = '0', hour, minutes = '0' }: Groups) =>
  Number(`${from}.${fromMinutes}`) <= 24 &&
  Number(`${hour}.${minutes}`) <= 24 &&
  [fromMinutes, minutes].every((value) => Number(value) < 60)
