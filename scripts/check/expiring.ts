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
  /** Last day of the last known value, `2026-12-31`. */
  until: string
  /** Days from today until then; negative if it is over. */
  days: number
  place: Place
  /** Lines with its placeholder, in the order of the files. */
  uses: Place[]
  isForCalculator: boolean
}

/** Editors are told this many days before a figure expires. */
export const noticeDays = 90

/** Figures that expire within so many days, the first to do so first; without computed ones. */
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

/** Figures whose text has been outdated since `until`. */
export const overdueUses = (known: Placeholders, files: Files): PlacedUse[] =>
  figureUses(files, known).filter(({ until }) => until !== undefined && until < known.today)

/** Announced values that begin within so many days: after that, „ab Januar 2027“ is no news. */
export const comingUses = (known: Placeholders, files: Files, within: number): PlacedUse[] =>
  figureUses(files, known).filter(
    (use) => isNews(use) && (use.until ?? '') <= dayAfter(known.today, within),
  )

const isNews = ({ until, period }: Use) => until !== undefined && until < period.gilt_ab

/** Days for which a page may show an expired figure, with a note. */
const patience = 30

/** Expired figures in texts: hints, and after `patience` mistakes in what goes public. */
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

/** A computed figure is renewed by its operands. */
const renewal = (key: string, { facts }: Placeholders) =>
  facts[key]?.isComputed
    ? `„${key}“ folgt aus anderen Zahlen: Tragen Sie in ${factsFile} deren neue Werte ein („npm run facts“ nennt sie)`
    : `Tragen Sie bei „${key}“ in ${factsFile} den neuen Zeitraum ein`
