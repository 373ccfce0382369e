import { cents, euros, rate } from '../rechner/amounts.ts'
import type { Values } from '../rechner/values.ts'
import type { Lookup } from './computed.ts'
import type { Facts, Period } from './facts.ts'
import { isDecided, isOver } from './periods.ts'
import { readTariff } from './read-tariff.ts'
import { scaled } from './scaled.ts'

type Name = Exclude<keyof Values, 'year'>
type Reader<Value> = (written: string) => Value

const money = (written: string) => cents(scaled(written, 2))
const wholeEuros = (written: string) => euros(scaled(written, 0))
const percent = (written: string) => rate(scaled(written, 3))

/** For each value of the calculator its figure in fakten.yaml, and the parser of that. */
const figures: { [Each in Name]: readonly [string, Reader<Values[Each]>] } = {
  minijobLimit: ['minijob_grenze', money],
  midijobLimit: ['midijob_bis', money],
  midijobFactor: ['midijob_faktor', (written) => scaled(written, 4)],
  aktivrente: ['aktivrente_monat', money],
  healthRate: ['kv_satz', percent],
  healthRateReduced: ['kv_satz_ermaessigt', percent],
  healthExtraRate: ['kv_zusatzbeitrag', percent],
  careRate: ['pv_satz', percent],
  careChildless: ['pv_kinderlos', percent],
  careChild: ['pv_abschlag_kind', percent],
  careSaxony: ['pv_sachsen', percent],
  pensionRate: ['rv_satz', percent],
  unemploymentRate: ['alv_satz', percent],
  minijobPensionRate: ['minijob_rv_anteil', percent],
  minijobPensionBase: ['minijob_rv_mindestens', money],
  healthCeiling: ['bbg_kv', money],
  pensionCeiling: ['bbg_rv', money],
  smallProfit: ['gewinn_beitragsfrei', money],
  tariff: ['steuertarif', readTariff],
  solidarityFrom: ['soli_grenze', wholeEuros],
  employeeAllowance: ['arbeitnehmer_pauschbetrag', wholeEuros],
  pensionerAllowance: ['rente_pauschbetrag', wholeEuros],
  specialExpenses: ['sonderausgaben_pauschbetrag', wholeEuros],
  pensionValue: ['rentenwert', money],
  widowAllowance: ['witwenrente_freibetrag', money],
  disabilityFull: ['em_rente_voll', money],
  disabilityPartial: ['em_rente_teilweise', money],
  coachAllowance: ['uebungsleiterpauschale', wholeEuros],
  volunteerAllowance: ['ehrenamtspauschale', wholeEuros],
}

const names = Object.keys(figures) as Name[]
const keyOf = (name: Name) => figures[name][0]

/** Keys of fakten.yaml. */
export const figureNames: readonly string[] = names.map(keyOf)

/** Why the calculator cannot read this value of a figure, in German; undefined if it can. */
export function misread(key: string, written: string): string | undefined {
  const name = names.find((each) => keyOf(each) === key)
  try {
    if (name) figures[name][1](written)
    return undefined
  } catch (error) {
    if (error instanceof Error) return error.message
    throw error
  }
}

const periodOf = (name: Name, day: string, periods: Lookup): Period | undefined =>
  periods(keyOf(name)).find(
    (period) => period.gilt_ab <= day && !isOver(period, day) && isDecided(period),
  )

/** The last value that holds in a year: one for July is decided only in June. */
const periodIn = (name: Name, year: number, facts: Facts): Period | undefined =>
  facts[keyOf(name)]?.zeitraeume.findLast(
    (period) =>
      isDecided(period) && period.gilt_ab <= `${year}-12-31` && !isOver(period, `${year}-01-01`),
  )

/** Keys of figures that are unknown for a year, or only a bill. */
export const openFigures = (facts: Facts, year: number): string[] =>
  names.filter((name) => !periodIn(name, year, facts)).map(keyOf)

/** All values of a year. Throws in German when one is missing, undecided or unreadable. */
export function valuesOf(facts: Facts, year: number): Values {
  const open = openFigures(facts, year)
  if (open.length > 0)
    throw new Error(`Für ${year} fehlen in src/content/fakten.yaml: ${open.join(', ')}.`)
  const values = names.map((name) => [
    name,
    figures[name][1](`${periodIn(name, year, facts)?.wert}`),
  ])
  return { year, ...Object.fromEntries(values) }
}

/** The first year of the Aktivrente. */
export const firstYear = 2026

/** Each year of which all values are known, from the first of the Aktivrente on. */
export function completeYears(facts: Facts): Values[] {
  const years: Values[] = []
  for (let year = firstYear; openFigures(facts, year).length === 0; year++)
    years.push(valuesOf(facts, year))
  return years
}

/** A case needs a value that is not known yet. */
export class UnknownValue extends Error {
  override readonly name = 'UnknownValue'
}

/**
 * The values of an ISO day as lazy getters: a case can be computed although a value it does not need is
 * unknown. A getter calls `onUse` with its period, or throws `UnknownValue`.
 */
export function valuesOn(day: string, periods: Lookup, onUse: (period: Period) => void): Values {
  const look = (name: Name) => {
    const period = periodOf(name, day, periods)
    if (!period) throw new UnknownValue(keyOf(name))
    onUse(period)
    return figures[name][1](period.wert)
  }
  const values = { year: Number(day.slice(0, 4)) }
  for (const name of names) Object.defineProperty(values, name, { get: () => look(name) })
  return values as Values
}
