import { ComputationError, type Lookup } from './computed.ts'
import type { Entries, Entry, Facts, Period } from './facts.ts'
import { dayAfter } from './periods.ts'
import { summed } from './sums.ts'
import { workedOut } from './worked-out.ts'

type Found = {
  facts: Facts
  /** Messages about wrong computations, by key. */
  problems: ReadonlyMap<string, string>
}

/**
 * The figures of fakten.yaml with all their values. A computed one has a value for each period in which
 * all its operands are decided, and no other; so its next value appears by itself.
 */
export function factsOf(entries: Entries): Found {
  const problems = new Map<string, string>()
  const made = new Map<string, readonly Period[]>()
  const under = new Set<string>()
  const days = changes(entries)

  const periods: Lookup = (key) => {
    const entry = entries[key]
    if (!entry) throw new ComputationError(`Eine Zahl „${key}“ gibt es nicht.`)
    if (under.has(key))
      throw new ComputationError(`Die Rechnung von „${key}“ führt im Kreis hierher zurück.`)
    const known = made.get(key)
    if (known) return known
    under.add(key)
    const found = tried(key, entry)
    under.delete(key)
    made.set(key, found)
    return found
  }
  const tried = (key: string, entry: Entry) => {
    try {
      return periodsOf(entry, days, periods)
    } catch (error) {
      if (!(error instanceof ComputationError)) throw error
      problems.set(key, error.message)
      return []
    }
  }
  const facts = Object.entries(entries).map(([key, { bedeutung, einheit, rechnung, rechner }]) => {
    const origin = (rechnung ?? rechner) && { isComputed: true }
    return [key, { bedeutung, einheit, zeitraeume: periods(key), ...origin }]
  })
  return { facts: Object.fromEntries(facts), problems }
}

function periodsOf(entry: Entry, days: readonly string[], periods: Lookup): readonly Period[] {
  const { rechnung, rechner, stand = '', quelle = '' } = entry
  const computed = rechnung
    ? summed(rechnung, periods)
    : rechner && workedOut(rechner, days, periods)
  return computed?.map((each) => ({ ...each, stand, quelle })) ?? ownPeriods(entry)
}

function ownPeriods({ zeitraeume, wert, gilt_ab, stand, quelle, ...rest }: Entry) {
  if (zeitraeume) return zeitraeume
  if (wert === undefined || !gilt_ab || !stand || quelle === undefined) return []
  const { gilt_bis, recht } = rest
  return [{ wert, gilt_ab, stand, quelle, ...(gilt_bis && { gilt_bis }), ...(recht && { recht }) }]
}

/** Days on which a value may change, from the start of the Aktivrente on. */
function changes(entries: Entries): string[] {
  const found = Object.values(entries)
    .flatMap(ownPeriods)
    .flatMap(({ gilt_ab, gilt_bis }) => [gilt_ab, ...(gilt_bis ? [dayAfter(gilt_bis, 1)] : [])])
  return [...new Set(found)].filter((day) => day >= '2026-01-01').sort()
}
