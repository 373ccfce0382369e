import { cents, euros, rate } from '../rechner/amounts.ts'
import type { Values } from '../rechner/values.ts'
import type { Lookup } from './computed.ts'
import type { Facts, Period } from './facts.ts'
import { isDecided, isOver } from './periods.ts'
import { readTariff } from './read-tariff.ts'
import { scaled } from './scaled.ts'

/** What the calculator needs, and the figure of fakten.yaml in which it stands. */
const figures = {
  minijobLimit: 'minijob_grenze',
  midijobLimit: 'midijob_bis',
  midijobFactor: 'midijob_faktor',
  aktivrente: 'aktivrente_monat',
  healthRate: 'kv_satz',
  healthRateReduced: 'kv_satz_ermaessigt',
  healthExtraRate: 'kv_zusatzbeitrag',
  careRate: 'pv_satz',
  careChildless: 'pv_kinderlos',
  careChild: 'pv_abschlag_kind',
  careSaxony: 'pv_sachsen',
  pensionRate: 'rv_satz',
  unemploymentRate: 'alv_satz',
  minijobPensionRate: 'minijob_rv_anteil',
  minijobPensionBase: 'minijob_rv_mindestens',
  healthCeiling: 'bbg_kv',
  pensionCeiling: 'bbg_rv',
  smallProfit: 'gewinn_beitragsfrei',
  tariff: 'steuertarif',
  solidarityFrom: 'soli_grenze',
  employeeAllowance: 'arbeitnehmer_pauschbetrag',
  pensionerAllowance: 'rente_pauschbetrag',
  specialExpenses: 'sonderausgaben_pauschbetrag',
  pensionValue: 'rentenwert',
  widowAllowance: 'witwenrente_freibetrag',
  disabilityFull: 'em_rente_voll',
  disabilityPartial: 'em_rente_teilweise',
  coachAllowance: 'uebungsleiterpauschale',
  volunteerAllowance: 'ehrenamtspauschale',
} as const satisfies Record<Exclude<keyof Values, 'year'>, string>

/** Names in fakten.yaml. */
export const figureNames: readonly string[] = Object.values(figures)

type Name = keyof typeof figures

const names = Object.keys(figures) as Name[]

const money = (written: string) => cents(scaled(written, 2))
const wholeEuros = (written: string) => euros(scaled(written, 0))
const percent = (written: string) => rate(scaled(written, 3))

const read: { [Each in Name]: (written: string) => Values[Each] } = {
  minijobLimit: money,
  midijobLimit: money,
  midijobFactor: (written) => scaled(written, 4),
  aktivrente: money,
  healthRate: percent,
  healthRateReduced: percent,
  healthExtraRate: percent,
  careRate: percent,
  careChildless: percent,
  careChild: percent,
  careSaxony: percent,
  pensionRate: percent,
  unemploymentRate: percent,
  minijobPensionRate: percent,
  minijobPensionBase: money,
  healthCeiling: money,
  pensionCeiling: money,
  smallProfit: money,
  tariff: readTariff,
  solidarityFrom: wholeEuros,
  employeeAllowance: wholeEuros,
  pensionerAllowance: wholeEuros,
  specialExpenses: wholeEuros,
  pensionValue: money,
  widowAllowance: money,
  disabilityFull: money,
  disabilityPartial: money,
  coachAllowance: wholeEuros,
  volunteerAllowance: wholeEuros,
}

/** What the calculator, in German, cannot read in a value of this figure of fakten.yaml. */
export function misread(key: string, written: string): string | undefined {
  const name = names.find((each) => figures[each] === key)
  try {
    if (name) read[name](written)
    return undefined
  } catch (error) {
    if (error instanceof Error) return error.message
    throw error
  }
}

const periodOf = (name: Name, day: string, periods: Lookup): Period | undefined =>
  periods(figures[name]).find(
    (period) => period.gilt_ab <= day && !isOver(period, day) && isDecided(period),
  )

const lookIn =
  (facts: Facts): Lookup =>
  (key) =>
    facts[key]?.zeitraeume ?? []

/**
 * The values of a year are those of its last day, or the last that held in it: what holds from July on is
 * decided in June.
 */
const periodIn = (name: Name, year: number, periods: Lookup): Period | undefined =>
  periods(figures[name]).findLast(
    (period) =>
      isDecided(period) && period.gilt_ab <= `${year}-12-31` && !isOver(period, `${year}-01-01`),
  )

/** Names in fakten.yaml of what is a bill only, or not known at all, for a year. */
export const openFigures = (facts: Facts, year: number): string[] =>
  names.filter((name) => !periodIn(name, year, lookIn(facts))).map((name) => figures[name])

/** All values of a year. Throws, in German, when one of them is missing, open or unreadable. */
export function valuesOf(facts: Facts, year: number): Values {
  const open = openFigures(facts, year)
  if (open.length > 0)
    throw new Error(`Für ${year} fehlen in src/content/fakten.yaml: ${open.join(', ')}.`)
  const values = names.map((name) => [
    name,
    read[name](`${periodIn(name, year, lookIn(facts))?.wert}`),
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

/** A case needs a value that nobody knows yet. */
export class UnknownValue extends Error {
  override readonly name = 'UnknownValue'
}

/**
 * The values of a day, looked up when they are asked for: a case may be known although another value of
 * its year is not. `onUse` is told the time of each; throws `UnknownValue`.
 */
export function valuesOn(day: string, periods: Lookup, onUse: (period: Period) => void): Values {
  const look = (name: Name) => {
    const period = periodOf(name, day, periods)
    if (!period) throw new UnknownValue(figures[name])
    onUse(period)
    return read[name](period.wert)
  }
  const values = { year: Number(day.slice(0, 4)) }
  for (const name of names) Object.defineProperty(values, name, { get: () => look(name) })
  return values as Values
}
