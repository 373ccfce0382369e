import type { Finding } from '../../../src/model/findings.ts'
import { anyMonth, isoOf } from '../../../src/model/periods.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import { valueAt } from '../../../src/model/schema-at.ts'
import { isForReaders } from '../../../src/model/text-kinds.ts'

const dayOfMonth = `(?<day>\\d{1,2})\\.\\s(?<month>${anyMonth})`
/** „8. Februar 2027“ */
const yearLast = new RegExp(`${dayOfMonth}\\s(?<year>\\d{4})`, 'gu')
/** „2027 am 8. Februar“, „2027 vom 18. September bis 3. Oktober“ */
const yearFirst = new RegExp(
  `(?<![\\d.,/])(?<year>\\d{4})\\s(?:am|(?:vom\\s\\d{1,2}\\.(?:\\s(?:${anyMonth}))?\\s)?bis(?:\\szum)?)\\s${dayOfMonth}`,
  'gu',
)

/** A day in a sentence, as written (`needle`) and as ISO day. */
export type ToldDay = { file: string; line: number; needle: string; day: string }

const daysIn = (text: string) =>
  [yearLast, yearFirst].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: needle, groups: { year, month, day } = {} }) => ({
      needle,
      day: isoOf(year, month, day),
    })),
  )

/** Typed days up to `last` (ISO) that were in the future when their page was changed. */
export const agingDays = ({ documents }: Pick<Reading, 'documents'>, last: string): ToldDay[] =>
  [...documents.values()].flatMap(({ content, texts }) => {
    const changed = valueAt(content.data, ['geaendert'])
    if (typeof changed !== 'string') return []
    return texts
      .filter(({ kind }) => isForReaders(kind))
      .flatMap(({ file, written, lineOf }) =>
        daysIn(written)
          .filter(({ day }) => changed < day && day <= last)
          .map((told) => ({ file, line: lineOf(told.needle), ...told })),
      )
  })

/** Those that are over by now. `today`: ISO day. */
export const passedDays = (reading: Pick<Reading, 'documents'>, today: string): Finding[] =>
  agingDays(reading, today)
    .filter(({ day }) => day < today)
    .map(({ file, line, needle }) => ({
      file,
      line,
      message: `„${needle}“ ist vorbei; als die Seite zuletzt geändert wurde, stand es noch bevor.`,
      remedy: `Sagen Sie, was seither gilt, und schreiben Sie: geaendert: ${today}`,
      kind: 'hint',
    }))
