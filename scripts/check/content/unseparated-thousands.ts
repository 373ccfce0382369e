import type { Problem } from '../../../src/model/findings.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

const counted =
  'Menschen|Personen|Leute|Frauen|Männer|Freiwillige[nr]?|Ehrenamtliche[nr]?|Mitglieder[n]?|Einwohner(?:innen|n)?|Besucher(?:innen|n)?|Beschäftigte[nr]?|Studierende[nr]?|Gäste[n]?|Betriebe[n]?|Vereine[n]?|Stellen|Plätze[n]?|Stunden|Kilometer[n]?|Meter[n]?|Jahre[n]?'
// „Dort halfen 2025 Menschen aus der Stadt“ begins with a year.
const plain = new RegExp(
  `(?<![\\d.,/–-])(?!(?:1[89]|20)\\d\\d[ \\u00a0])[1-9]\\d{3,}(?=[ \\u00a0](?:${counted})(?!\\p{L}))`,
  'gu',
)

/** „10000 Menschen“. Of a postcode, a room or a bus nobody counts anything. */
export const unseparatedThousands = ({ written }: WrittenText): Problem[] =>
  [...written.matchAll(plain)].map(([needle]) => ({
    message: `Der Zahl fehlt der Punkt der Tausender: „${needle}“.`,
    remedy: `Schreiben Sie: ${needle.replace(/\B(?=(?:\d{3})+$)/g, '.')}`,
    needle,
  }))
