import type { Problem } from '../../../src/model/findings.ts'
import { anyMonth, isoOf } from '../../../src/model/periods.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

const since = new RegExp(
  `(?<!\\p{L})[Ss]eit(?: dem(?: Jahr)?)?[ \\u00a0](?:(?:(\\d{1,2})\\.[ \\u00a0]?)?(?:(${anyMonth})[ \\u00a0]|(\\d{1,2})\\.))?(\\d{4})(?!\\d|\\.\\d| Jahren)`,
  'gu',
)

/** As exact as written: `2026`, `2026-12`, `2026-12-05`. */
const begin = ([, day, name, number, year]: RegExpExecArray): string =>
  isoOf(...[year, name ?? number, day].filter((part) => part))

/** „seit 2062“: a year, month or day after „seit“ that is in the future. `today`: ISO day. */
export const sinceTomorrow =
  (today: string) =>
  ({ filled }: WrittenText): Problem[] =>
    [...filled.matchAll(since)]
      .filter((found) => begin(found) > today)
      .map(([needle]) => ({
        message: `„${needle}“ liegt in der Zukunft.`,
        remedy: 'Berichtigen Sie die Zeit, oder schreiben Sie „ab“.',
        needle,
      }))
