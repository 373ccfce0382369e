import type { Problem } from '../../../src/model/findings.ts'
import { monthNames } from '../../../src/model/periods.ts'
import { isForReaders } from '../../../src/model/text-kinds.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

const space = '[ \\u00a0]'

/** Each with two numbers, the first of which comes first. */
const ranges = [
  `(?:[Vv]on|[Zz]wischen)${space}(20\\d\\d)${space}(?:bis|und)${space}(20\\d\\d)(?!\\d)`,
  `(?<![\\d.])(\\d{1,2})\\.${space}?(?:bis|–)${space}?(?:zum${space})?(\\d{1,2})\\.${space}(?:${monthNames.join('|')})`,
].map((pattern) => new RegExp(pattern, 'g'))

/** „von 2028 bis 2025“, „20. bis 3. Mai“. */
export function reversedRanges({ kind, filled }: WrittenText): Problem[] {
  if (!isForReaders(kind)) return []
  return ranges.flatMap((range) =>
    [...filled.matchAll(range)]
      .filter(([, first, last]) => Number(first) > Number(last))
      .map(([needle]) => ({
        message: `Das Ende liegt vor dem Anfang: „${needle}“.`,
        remedy: 'Vertauschen Sie die beiden, oder berichtigen Sie eine der Zahlen.',
        needle,
      })),
  )
}
