import type { Finding } from '../../../src/model/findings.ts'
import { anyMonth, isoOf } from '../../../src/model/periods.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import { valueAt } from '../../../src/model/schema-at.ts'
import { isForReaders } from '../../../src/model/text-kinds.ts'

const typed = new RegExp(`(\\d{1,2})\\.[ \\u00a0](${anyMonth})[ \\u00a0](\\d{4})`, 'gu')

/** A day in a sentence: where, as it stands there, and as an ISO day. */
export type ToldDay = { file: string; line: number; needle: string; day: string }

/** Days up to `last`, typed and not of a figure, that were still to come when their page was changed. `last`: ISO day. */
export const agingDays = ({ documents }: Pick<Reading, 'documents'>, last: string): ToldDay[] =>
  [...documents.values()].flatMap(({ content, texts }) => {
    const changed = valueAt(content.data, ['geaendert'])
    if (typeof changed !== 'string') return []
    return texts
      .filter(({ kind }) => isForReaders(kind))
      .flatMap(({ file, written, lineOf }) =>
        [...written.matchAll(typed)].map(([needle, date, month, year]) => ({
          file,
          line: lineOf(needle),
          needle,
          day: isoOf(year, month, date),
        })),
      )
      .filter(({ day }) => changed < day && day <= last)
  })

/** Those that have come since. `today`: ISO day. */
export const passedDays = (reading: Pick<Reading, 'documents'>, today: string): Finding[] =>
  agingDays(reading, today)
    .filter(({ day }) => day < today)
    .map(({ file, line, needle }) => ({
      file,
      line,
      message: `Der ${needle} ist vorbei; als die Seite zuletzt geändert wurde, kam er noch.`,
      remedy: `Sagen Sie, was seither gilt, und schreiben Sie: geaendert: ${today}`,
      kind: 'hint',
    }))
