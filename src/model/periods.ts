import type { Fact, Period } from './facts.ts'

/** A bill, and what nobody knows yet, is no value. */
export const isDecided = ({ recht = 'beschlossen' }: Period): boolean => recht === 'beschlossen'

const decided = ({ zeitraeume }: Fact) => zeitraeume.filter(isDecided)

/**
 * What holds on a day (`2026-11-21`): its value, or the last one before, or the first one that comes. A
 * bill only where there is nothing else.
 */
export function periodOn(fact: Fact, day: string): Period | undefined {
  const known = decided(fact)
  return known.findLast(({ gilt_ab }) => gilt_ab <= day) ?? known[0] ?? fact.zeitraeume[0]
}

/** The value that follows the one of a day. */
export const periodAfter = (fact: Fact, day: string): Period | undefined =>
  decided(fact).find(({ gilt_ab }) => gilt_ab > day)

/** The value that begins in a year. */
export const periodFrom = ({ zeitraeume }: Fact, year: string): Period | undefined =>
  zeitraeume.find(({ gilt_ab }) => gilt_ab.startsWith(year))

export const isOver = ({ gilt_bis }: Period, day: string): boolean =>
  gilt_bis !== undefined && gilt_bis < day

const dayLength = 24 * 60 * 60 * 1000

/** Whether the calendar has this day, `2026-11-21`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayLength

export const monthNames: readonly string[] =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')

/** For patterns. */
export const anyMonth = monthNames.join('|')

/** Year, month and day as `2026-11-21`, as far as they are given; the month may be its name. */
export const isoOf = (...parts: readonly (string | number | undefined)[]): string =>
  parts.map((part) => `${monthNames.indexOf(`${part}`) + 1 || part}`.padStart(2, '0')).join('-')

/** `2026-11-21` as `November 2026`. */
export const monthOf = (day: string) => `${monthNames[Number(day.slice(5, 7)) - 1]} ${yearOf(day)}`

const yearOf = (day: string) => day.slice(0, 4)

const written = (day: string) => `${Number(day.slice(8))}. ${monthOf(day)}`

/** „Januar 2027“, behind „ab“ and „seit“. */
export const beginOf = ({ gilt_ab }: Period): string =>
  gilt_ab.endsWith('-01') ? monthOf(gilt_ab) : written(gilt_ab)

/** „Dezember 2026“, behind „bis“. */
export const endOf = (day: string): string =>
  dayAfter(day, 1).endsWith('-01') ? monthOf(day) : written(day)

/** „2026“ or „2026/27“; of what holds for longer the last year, without an end that in which somebody looked. */
export function yearsOf({ gilt_ab, gilt_bis, stand }: Period): string {
  if (gilt_bis === undefined) return yearOf(stand)
  const [from, to] = [yearOf(gilt_ab), yearOf(gilt_bis)]
  return Number(to) - Number(from) === 1 ? `${from}/${to.slice(2)}` : to
}
