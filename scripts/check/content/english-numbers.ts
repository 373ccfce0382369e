import type { Problem } from '../../../src/model/findings.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

const unit =
  '(?:Euro|EUR|€|Cent|Prozent|%|Stunden|Minuten|Tage|Wochen|Monate|Jahre|Meter|Liter|Kilometer|km|Millionen|Milliarden)'
const withThousands = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?'
const withPoint = '\\d+\\.\\d{1,2}'
const english = new RegExp(
  `(?<![\\d.,])(?:\\d{1,3}(?:,\\d{3})+\\.\\d+|(?:${withThousands}|${withPoint})(?=[ \\u00a0]?${unit}(?![\\p{L}\\d])))(?![\\d])`,
  'gu',
)

/** „2,000.50 Euro“ and „12.5 Prozent“. „9.30 Uhr“ and „1.12.“ are right. */
export const englishNumbers = ({ written }: WrittenText): Problem[] =>
  [...written.matchAll(english)].map(([needle]) => ({
    message: `„${needle}“ ist eine englische Schreibweise.`,
    remedy: `Tausender haben einen Punkt, Bruchteile ein Komma: ${needle.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))}`,
    needle,
  }))
