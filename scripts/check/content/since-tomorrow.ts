import type { Problem } from '../../../src/model/findings.ts'
import { anyMonth, isoOf } from '../../../src/model/periods.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

const since = new RegExp(
  `(?<!\\p{L})[Ss]eit(?: dem(?: Jahr)?)?[ \\u00a0](?:(\\d{1,2})\\.[ \\u00a0]?)?(?:(${anyMonth})[ \\u00a0]|(\\d{1,2})\\.)?(\\d{4})(?!\\d|\\.\\d| Jahren)`,
  'gu',
)

/** As far as it is told: `2026`, `2026-12`, `2026-12-05`. */
function begin([, day, name, number, year]: RegExpExecArray): string {
  // „seit 12.2026“ has a month and no day.
  const month = number ?? name ?? day
  return isoOf(...[year, month, day === month ? undefined : day].filter((part) => part))
}

/** „seit 2062“: nothing has been so since a year, a month or a day that is still to come. `today`: ISO day. */
export const sinceTomorrow =
  (today: string) =>
  ({ filled }: WrittenText): Problem[] => {
    return [...filled.matchAll(since)]
      .filter((found) => begin(found) > today.slice(0, begin(found).length))
      .map(([needle]) => ({
        message: `„${needle}“ liegt in der Zukunft.`,
        remedy: 'Berichtigen Sie die Zeit, oder schreiben Sie „ab“.',
        needle,
      }))
  }
