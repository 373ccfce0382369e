import { type Cents, minus, none, plus, times } from '../rechner/amounts.ts'
import type { Case } from '../rechner/case.ts'
import { allContributions, contributionsOfMonth, contributionTo } from '../rechner/contributions.ts'
import { caseOf, type Understood } from '../rechner/entries.ts'
import { writeEuros } from '../rechner/german-numbers.ts'
import { jobsOf, wagesOf } from '../rechner/jobs.ts'
import { resultOf } from '../rechner/result.ts'
import type { Values } from '../rechner/values.ts'
import { freeWage } from '../rechner/year-tax.ts'
import { UnknownValue, valuesOn } from './calculator-values.ts'
import { ComputationError, type Computed, common, type Lookup, type Time } from './computed.ts'
import type { Worked } from './facts.ts'
import { refusedEntry } from './refused-entry.ts'

/**
 * The calculator's result in whole euros for each period in which the values that the case needs are known.
 * `days`: ISO days on which a value may change. Throws `ComputationError`.
 */
export function workedOut(
  { ergebnis, angaben }: Worked,
  days: readonly string[],
  periods: Lookup,
): Computed[] {
  const refused = refusedEntry(angaben)
  if (refused)
    throw new ComputationError(`Die Angabe „${refused.name}“ versteht der Rechner nicht.`)
  const found = new Map<string, Computed>()
  for (const day of days) {
    const year = day.slice(0, 4)
    const used: Time[] = [{ gilt_ab: `${year}-01-01`, gilt_bis: `${year}-12-31` }]
    const values = valuesOn(day, periods, (time) => used.push(time))
    const amount = orUnknown(() => amountOf(ergebnis, understood(angaben, day, values), values))
    const time = common(used)
    if (amount !== undefined && time) found.set(time.gilt_ab, { ...time, wert: writeEuros(amount) })
  }
  return [...found.values()]
}

function orUnknown<Result>(compute: () => Result): Result | undefined {
  try {
    return compute()
  } catch (error) {
    if (error instanceof UnknownValue) return undefined
    throw error
  }
}

function understood(angaben: Worked['angaben'], day: string, values: Values): Understood {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const found = caseOf(angaben, { year, month }, values)
  if (!found) throw new ComputationError('Dem Rechner fehlen Geburtsmonat, Geburtsjahr oder Lohn.')
  return found
}

function amountOf(
  wanted: Worked['ergebnis'],
  { person, isPensionKnown }: Understood,
  values: Values,
): Cents {
  const ofMonth = contributionsOfMonth(person, values)
  const contributions = allContributions(ofMonth)
  if (wanted === 'beitraege') return contributions
  if (wanted === 'rentenbeitrag') return contributionTo('pension', ofMonth)
  const isTaxed = !isTaxFree(person, values)
  if (isTaxed && !isPensionKnown)
    throw new ComputationError('Ohne „betrag“ und „beginn“ der Rente steht die Steuer nicht fest.')
  const tax = isTaxed ? resultOf(person, values).tax : none
  return wanted === 'steuer' ? tax : minus(plus(...person.wages, person.profit), contributions, tax)
}

/** Does not ask for the tariff, which may be a bill for a coming year. */
function isTaxFree(person: Case, values: Values): boolean {
  const { insured } = jobsOf(person, values)
  return (
    person.profit + person.bonus === 0 && freeWage(person, values) === times(wagesOf(insured), 12)
  )
}
