import type { Problem } from '../../../src/model/findings.ts'
import { monthNames } from '../../../src/model/periods.ts'
import { isForReaders } from '../../../src/model/text-kinds.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

const since = new RegExp(
  `(?<!\\p{L})[Ss]eit(?: dem Jahr)?[ \\u00a0](?:\\d{1,2}\\.[ \\u00a0]?)?(?:(?:${monthNames.join('|')})[ \\u00a0])?(\\d{4})(?!\\d|\\.\\d| Jahren)`,
  'gu',
)

/** „seit 2062“: nothing has been so since a year that is still to come. `today`: ISO day. */
export const sinceTomorrow =
  (today: string) =>
  ({ kind, filled }: WrittenText): Problem[] => {
    if (!isForReaders(kind)) return []
    return [...filled.matchAll(since)]
      .filter(([, year = '']) => year > today.slice(0, 4))
      .map(([needle]) => ({
        message: `„${needle}“ liegt in der Zukunft.`,
        remedy: 'Berichtigen Sie die Jahreszahl, oder schreiben Sie „ab“.',
        needle,
      }))
  }
