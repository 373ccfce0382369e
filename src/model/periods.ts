import type { Fact, Period } from './facts.ts'

/** Neither a bill nor an unknown value. */
export const isDecided = ({ recht = 'beschlossen' }: Period): boolean => recht === 'beschlossen'

const decided = ({ zeitraeume }: Fact) => zeitraeume.filter(isDecided)

/**
 * The value to show on a day (`2026-11-21`): the one that holds, else the last one before, else the first
 * to come. An undecided one only if there is nothing else.
 */
export function periodOn(fact: Fact, day: string): Period | undefined {
  const known = decided(fact)
  return known.findLast(({ gilt_ab }) => gilt_ab <= day) ?? known[0] ?? fact.zeitraeume[0]
}

/** The first decided value that begins after a day. */
export const periodAfter = (fact: Fact, day: string): Period | undefined =>
  decided(fact).find(({ gilt_ab }) => gilt_ab > day)

/** The first value that begins in a year, decided or not. */
export const periodFrom = ({ zeitraeume }: Fact, year: string): Period | undefined =>
  zeitraeume.find(({ gilt_ab }) => gilt_ab.startsWith(year))

export const isOver = ({ gilt_bis }: Period, day: string): boolean =>
  gilt_bis !== undefined && gilt_bis < day

const dayLength = 24 * 60 * 60 * 1000

/** Whether it is an existing day, written `2026-11-21`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayLength

export const monthNames: readonly string[] =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')

/** Alternatives for a regular expression. */
export const anyMonth = monthNames.join('|')

/** Year, month and day, or fewer, as `2026-11-21`; the month may be a name. */
export const isoOf = (...parts: readonly (string | number | undefined)[]): string =>
  parts.map((part) => `${monthNames.indexOf(`${part}`) + 1 || part}`.padStart(2, '0')).join('-')

/** `2026-11-21` as `November 2026`. */
export const monthOf = (day: string) => `${monthNames[Number(day.slice(5, 7)) - 1]} ${yearOf(day)}`

const yearOf = (day: string) => day.slice(0, 4)

const written = (day: string) => `${Number(day.slice(8))}. ${monthOf(day)}`

/** „Januar 2027“ or „15. Januar 2027“, to follow „ab“ and „seit“. */
export const beginOf = ({ gilt_ab }: Period): string =>
  gilt_ab.endsWith('-01') ? monthOf(gilt_ab) : written(gilt_ab)

/** „Dezember 2026“ or „15. Dezember 2026“, to follow „bis“. */
export const endOf = (day: string): string =>
  dayAfter(day, 1).endsWith('-01') ? monthOf(day) : written(day)

/** „2026“ or „2026/27“; the last year if a value holds longer, the year of `stand` if it has no end. */
export function yearsOf({ gilt_ab, gilt_bis, stand }: Period): string {
  if (gilt_bis === undefined) return yearOf(stand)
  const [from, to] = [yearOf(gilt_ab), yearOf(gilt_bis)]
  return Number(to) - Number(from) === 1 ? `${from}/${to.slice(2)}` : to
}
