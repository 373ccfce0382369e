import { figureNames } from '../../src/model/calculator-values.ts'
import type { Files } from '../../src/model/content-folder.ts'
import type { Fact } from '../../src/model/facts.ts'
import type { Finding } from '../../src/model/findings.ts'
import type { Placeholders } from '../../src/model/known.ts'
import { dayAfter, daysBetween, isDecided } from '../../src/model/periods.ts'
import type { Use } from '../../src/model/placeholders.ts'
import { factsFile } from '../../src/model/read-facts.ts'
import type { Site } from '../../src/model/read-site.ts'
import { figureUses, type Place, type PlacedUse } from './figure-uses.ts'

export type ExpiringFact = {
  key: string
  meaning: string
  /** Last day of the last value that is known, `2026-12-31`. */
  until: string
  /** From today to that day; negative once it is over. */
  days: number
  place: Place
  /** Lines in which its placeholder stands, in the order of the files. */
  uses: Place[]
  isForCalculator: boolean
}

/** So many days before a figure ends, its editors are told. */
export const noticeDays = 90

/** Figures that will have no value within so many days, the nearest first; not what follows from them. */
export function expiringFacts(
  { facts, brand, today, lineOfFact }: Pick<Site, 'facts' | 'brand' | 'today' | 'lineOfFact'>,
  files: Files,
  within: number,
): ExpiringFact[] {
  const uses = figureUses(files, { facts, brand, today })
  return Object.entries(facts)
    .flatMap(([key, fact]) => {
      const until = knownUntil(fact)
      const isFar = until === undefined || until > dayAfter(today, within)
      if (isFar || fact.isComputed) return []
      return {
        key,
        meaning: fact.bedeutung,
        until,
        days: daysBetween(today, until),
        place: { file: factsFile, line: lineOfFact(key) },
        uses: linesOf(uses.filter((use) => use.key === key)),
        isForCalculator: figureNames.includes(key),
      }
    })
    .sort((a, b) => a.days - b.days)
}

const linesOf = (uses: readonly PlacedUse[]): Place[] => [
  ...new Map(uses.map(({ file, line }) => [`${file}:${line}`, { file, line }])).values(),
]

const knownUntil = ({ zeitraeume }: Fact) => zeitraeume.filter(isDecided).at(-1)?.gilt_bis

/** Figures in texts that have not been right since `until`. */
export const overdueUses = (known: Placeholders, files: Files): PlacedUse[] =>
  figureUses(files, known).filter(({ until }) => until !== undefined && until < known.today)

/** Coming values that will have come within so many days: then „ab Januar 2027“ is no news any more. */
export const comingUses = (known: Placeholders, files: Files, within: number): PlacedUse[] =>
  figureUses(files, known).filter(
    (use) => isNews(use) && (use.until ?? '') <= dayAfter(known.today, within),
  )

const isNews = ({ until, period }: Use) => until !== undefined && until < period.gilt_ab

/** So many days a page may show a figure that is over, with a note that says so. */
const patience = 30

/** For longer than that: a mistake in what goes public. */
export function overdueFigures(known: Placeholders, files: Files, isForPublic: boolean): Finding[] {
  return overdueUses(known, files).flatMap((use): Finding | Finding[] => {
    const { file, line, written, key, until = '' } = use
    if (dayAfter(until, patience) >= known.today)
      return {
        file,
        line,
        kind: 'hint',
        message: `${written} galt bis ${until}; die Seite sagt es.`,
        remedy: `${renewal(key, known)}; ${patience} Tage danach wird sie nicht mehr veröffentlicht.`,
      }
    if (!isForPublic) return []
    return {
      file,
      line,
      message: `${written} stimmte nur bis ${until}, das ist mehr als ${patience} Tage her.`,
      remedy: isNews(use)
        ? `Der Wert gilt inzwischen. Schreiben Sie {${key}}, ohne „ab“.`
        : `${renewal(key, known)}, oder schreiben Sie den Satz ohne diese Zahl.`,
    }
  })
}

/** What follows from others has no value of its own that somebody could write. */
const renewal = (key: string, { facts }: Placeholders) =>
  facts[key]?.isComputed
    ? `„${key}“ folgt aus anderen Zahlen: Tragen Sie in ${factsFile} deren neue Werte ein („npm run facts“ nennt sie)`
    : `Tragen Sie bei „${key}“ in ${factsFile} den neuen Zeitraum ein`
