import { atLeast, type Cents, cents, fraction, minus, none } from './amounts.ts'
import { type Case, drawsPension, earnedInYear, isAfterLimit } from './case.ts'
import type { Understood } from './entries.ts'
import { fields } from './fields.ts'
import type { Month } from './months.ts'
import { leastTaxFree } from './pension-tax.ts'
import { type Result, resultOf } from './result.ts'
import { firstAktivrenteMonth } from './retirement-age.ts'
import { disabilityReduction, widowReduction } from './survivors.ts'
import type { Values } from './values.ts'
import { taxOfJob } from './year-tax.ts'

/** Least and most; the same where the answer is one amount. */
export type Range = { least: Cents; most: Cents }

type Known = Pick<Understood, 'isPensionKnown' | 'isSpouseKnown'>

export type Answer = Known & {
  person: Case
  /**
   * Computed from the entries. Where the answer is open, `tax` and `remains` below count, not those in it.
   */
  result: Result
  tax: Range
  remains: Range
  /** Speaks of an Altersrente at an age at which there is none. */
  isTooYoung: boolean
  /** The tax is a range, because something on which it depends is not known. */
  isOpen: boolean
  /** Before the Regelaltersgrenze: what will remain when the Aktivrente applies. */
  later?: Range | undefined
  aktivrenteFrom: Month
  /**
   * Monthly reduction of a Witwen- or Witwerrente by the job; `open` if other income that counts is not
   * known.
   */
  widow?: 'open' | Cents | undefined
  /** Monthly reduction of an Erwerbsminderungsrente before the Regelaltersgrenze. */
  disability: Cents
}

/** The highest rate at which a pensioner's wage is taxed, in percent. */
const highestRate = 42
/**
 * The rate with Solidaritätszuschlag or in the next zone, to which a spouse, other income or pay of the
 * state may lead.
 */
const highestRateOfRich = 48

/**
 * Monthly tax of the job. While the pension is not known, from nothing to the tax at the highest rate; while
 * only a spouse's income is not known, from the tax without such an income to that.
 */
function taxRange(
  result: Result,
  person: Case,
  { isPensionKnown, isSpouseKnown }: Known,
  values: Values,
): Range {
  if (isPensionKnown && isSpouseKnown) return { least: result.tax, most: result.tax }
  const percent = highestRateOf(person, values) * (100 + person.churchPercent)
  const most = fraction(addedBy(person, result), percent, 12 * 100 * 100)
  return { least: isPensionKnown ? result.tax : none, most }
}

/** What the job adds to the income of a year, before the Altersentlastungsbetrag. */
const addedBy = ({ profit }: Case, { year: { taxable, allowance, deductible } }: Result): Cents =>
  atLeast(0, minus(cents(taxable + profit * 12), allowance, deductible))

/** In percent, without Kirchensteuer. Beside the highest pension a high wage is taxed at more than `highestRate`. */
export function highestRateOf(person: Case, values: Values): number {
  const { spouse, otherIncome, official } = person
  if (spouse !== undefined || otherIncome > 0 || official) return highestRateOfRich
  const monthly = person.pension?.monthly ?? cents(fields.betrag.limits[1])
  const taxFree = person.pension?.taxFree ?? leastTaxFree(monthly, values)
  const pension = { monthly, taxFree, startYear: values.year }
  const rich: Case = { ...person, churchPercent: 0, pension }
  const result = resultOf(rich, values)
  const ofAdded = (100 * taxOfJob(result.year)) / Math.max(1, addedBy(rich, result))
  return Math.max(highestRate, Math.ceil(ofAdded))
}

/** What remains in a month with this tax. */
const rangeOf = (result: Result, tax: Range): Range => {
  const before = minus(result.gross, result.contributionsSum)
  // In a Minijob of a few euros the contribution is more than the wage (contributions.ts).
  return {
    least: atLeast(0, minus(before, tax.most)),
    most: atLeast(0, minus(before, tax.least)),
  }
}

export function remainsOf(person: Case, known: Known, values: Values): Range {
  const result = resultOf(person, values)
  return rangeOf(result, taxRange(result, person, known, values))
}

export function answerOf(understood: Understood, values: Values): Answer {
  const { person, isWidowed, ...known } = understood
  const result = resultOf(person, values)
  const tax = taxRange(result, person, known, values)
  return {
    ...known,
    person,
    result,
    tax,
    remains: rangeOf(result, tax),
    isOpen: tax.most > tax.least,
    aktivrenteFrom: firstAktivrenteMonth(person.birth),
    later: isAfterLimit(person.status) ? undefined : laterOf(person, known, values),
    widow: isWidowed ? widowOf(person, values) : undefined,
    disability: person.disability
      ? disabilityReduction(earnedInYear(person), person.disability, values)
      : none,
  }
}

function widowOf(person: Case, values: Values): Answer['widow'] {
  // Pay or Pension of the state counts as well, and so does a pension that is not known.
  if (person.official || (drawsPension(person) && !person.pension)) return 'open'
  const idle = { ...person, wages: [], profit: none }
  return minus(widowReduction(person, values), widowReduction(idle, values))
}

/**
 * After the Regelaltersgrenze, with the same wage and a full pension or Pension, under the law of this
 * year.
 */
function laterOf(person: Case, known: Known, values: Values): Range {
  const isOnlyOfficial = person.official !== undefined && !drawsPension(person)
  const then: Case = {
    ...person,
    status: isOnlyOfficial ? 'deferring' : 'pensioner',
    official: person.official && 'retired',
  }
  const isSame = person.official !== 'serving' && (isOnlyOfficial || person.status === 'early')
  return remainsOf(then, { ...known, isPensionKnown: known.isPensionKnown && isSame }, values)
}
