import {
  atMost,
  type Cents,
  cents,
  fraction,
  minus,
  none,
  plus,
  type Rate,
  rate,
  share,
  times,
} from './amounts.ts'
import { type Case, drawsPension, isAfterLimit } from './case.ts'
import { type Job, jobsOf } from './jobs.ts'
import type { Values } from './values.ts'

/** Own contributions by branch: Krankenkasse, its Zusatzbeitrag, Pflege, Rente, Arbeitslosigkeit. */
export type Branches = {
  health: Cents
  extra: Cents
  care: Cents
  pension: Cents
  unemployment: Cents
}

const branches = ['health', 'extra', 'care', 'pension', 'unemployment'] as const

const nothing: Branches = {
  health: none,
  extra: none,
  care: none,
  pension: none,
  unemployment: none,
}

export const sumOf = (parts: Branches): Cents => plus(...branches.map((branch) => parts[branch]))

const add = (...all: Branches[]): Branches =>
  mapBranches((branch) => plus(...all.map((each) => each[branch])))

const mapBranches = (amount: (branch: keyof Branches) => Cents): Branches => ({
  health: amount('health'),
  extra: amount('extra'),
  care: amount('care'),
  pension: amount('pension'),
  unemployment: amount('unemployment'),
})

/** Own rates of an employee by status, `careAlone` on the higher base of the Übergangsbereich. */
type OwnRates = Record<keyof Branches | 'careAlone', Rate>

const half = (whole: Rate) => rate(whole / 2)

/**
 * Who draws a full Altersrente, one for full Erwerbsminderung or a Pension has no Krankengeld (§ 50 SGB V).
 * The second ends with the Regelaltersgrenze.
 */
export const hasSickPay = ({ status, disability, isRetiredOfficial }: Case): boolean =>
  !isRetiredOfficial && (status === 'deferring' || (status === 'working' && disability !== 'full'))

/** § 5 Abs. 4 SGB VI: after the Regelaltersgrenze with a full Altersrente, or with a Pension. */
export const paysNoPension = ({ status, isRetiredOfficial, paysIntoPension }: Case): boolean =>
  (status === 'pensioner' || isRetiredOfficial === true) && !paysIntoPension

/**
 * §§ 241, 243, 249 SGB V, §§ 55, 58 SGB XI, §§ 168, 172 SGB VI, §§ 28, 346 SGB III. Without Krankengeld the
 * reduced rate holds; after the Regelaltersgrenze, or with full Erwerbsminderung, nobody pays for
 * unemployment.
 */
export function ownRates(person: Case, values: Values): OwnRates {
  const { status, insurance, disability } = person
  const isNeverUnemployed = isAfterLimit(status) || disability === 'full'
  const isPrivate = insurance === 'private'
  const unless = (no: boolean, own: number) => rate(no ? 0 : own)
  const saxony = person.isInSaxony ? values.careSaxony : 0
  return {
    health: unless(
      isPrivate,
      half(hasSickPay(person) ? values.healthRate : values.healthRateReduced),
    ),
    extra: unless(isPrivate, half(person.extraRate)),
    care: unless(isPrivate, half(values.careRate) + saxony - childrenOff(person, values)),
    careAlone: unless(isPrivate || !paysChildless(person), values.careChildless),
    pension: unless(paysNoPension(person), half(values.pensionRate)),
    unemployment: unless(isNeverUnemployed, half(values.unemploymentRate)),
  }
}

/** Nobody born before 1940 pays it (§ 55 Abs. 3 SGB XI). */
const paysChildless = ({ isChildless, birth }: Case) => isChildless && birth.year >= 1940

/** For the second to the fifth child under 25. */
const childrenOff = ({ youngChildren }: Case, { careChild }: Values) =>
  careChild * Math.min(4, Math.max(0, youngChildren - 1))

/**
 * Base of the employee's contributions in the Übergangsbereich, and the higher one for what nobody
 * shares (§ 20 Abs. 2a SGB IV). `total`: all insured wages of the month; `wage`: that of this job.
 */
export function midijobBases(
  wage: Cents,
  total: Cents,
  values: Values,
): { own: Cents; whole: Cents } {
  const { minijobLimit: lower, midijobLimit: upper, midijobFactor: factor } = values
  if (total > upper) return { own: wage, whole: wage }
  // A month below the limit in a year above it.
  if (total <= lower) return { own: none, whole: fraction(wage, factor, 10_000) }
  const above = total - lower
  const width = upper - lower
  const lowest = lower * factor
  // (F·G·width + (upper − F·G)·above) ÷ width, in ten thousandths of a cent.
  const whole = BigInt(lowest) * BigInt(width) + BigInt(upper * 10_000 - lowest) * BigInt(above)
  return {
    own: fraction(wage, upper * above, width * total),
    whole: big(whole * BigInt(wage), BigInt(width) * 10_000n * BigInt(total)),
  }
}

const big = (dividend: bigint, divisor: bigint): Cents =>
  cents(Number((2n * dividend + divisor) / (2n * divisor)))

/** Own contributions of one job in one month. */
function ofJob(
  wage: Cents,
  total: Cents,
  isReduced: boolean,
  person: Case,
  values: Values,
): Branches {
  const rates = ownRates(person, values)
  const base = isReduced ? midijobBases(wage, total, values) : { own: wage, whole: wage }
  // Of several wages above the ceiling each counts by its part (§ 22 Abs. 2 SGB IV).
  const ofCeiling = (ceiling: Cents) => fraction(ceiling, wage, Math.max(total, ceiling))
  const health = total > values.healthCeiling ? ofCeiling(values.healthCeiling) : base.own
  const pension = total > values.pensionCeiling ? ofCeiling(values.pensionCeiling) : base.own
  const alone = share(total > values.healthCeiling ? health : base.whole, rates.careAlone)
  return {
    health: share(health, rates.health),
    extra: share(health, rates.extra),
    care: plus(share(health, rates.care), alone),
    pension: share(pension, rates.pension),
    unemployment: share(pension, rates.unemployment),
  }
}

/** Own contribution to the pension in a Minijob (§ 168 Abs. 1 Nr. 1b SGB VI). */
function ofMinijob(wage: Cents, person: Case, values: Values): Branches {
  if (wage <= 0 || person.isMinijobFreed) return nothing
  if (paysNoPension(person)) return nothing
  const employer = rate(values.pensionRate - values.minijobPensionRate)
  const least = values.minijobPensionBase
  return {
    ...nothing,
    pension:
      wage < least
        ? minus(share(least, values.pensionRate), share(wage, employer))
        : share(wage, values.minijobPensionRate),
  }
}

/** Own contributions, by what they are paid on. */
export type Contributions = { jobs: Branches; minijobs: Branches; profit: Branches }

/** In a month without bonus, or in that of the bonus. */
export function contributionsOfMonth(
  person: Case,
  values: Values,
  bonus: Cents = none,
): Contributions {
  const { insured, mini, isReduced } = jobsOf(person, values)
  const earned = ({ wage, hasBonus }: Job) => (hasBonus ? plus(wage, bonus) : wage)
  const wages = insured.map(earned)
  const total = plus(...wages)
  return {
    jobs: add(...wages.map((wage) => ofJob(wage, total, isReduced, person, values))),
    minijobs: add(...mini.map((job) => ofMinijob(earned(job), person, values))),
    profit: ofProfit(person, values),
  }
}

export function contributionsOfYear(person: Case, values: Values): Contributions {
  const month = contributionsOfMonth(person, values)
  const ofBonus = contributionsOfMonth(person, values, person.bonus)
  const year = (kind: keyof Contributions) =>
    mapBranches((branch) => plus(times(month[kind][branch], 11), ofBonus[kind][branch]))
  return { jobs: year('jobs'), minijobs: year('minijobs'), profit: year('profit') }
}

/** Those of an average month. */
export const twelfthOf = ({ jobs, minijobs, profit }: Contributions): Contributions => {
  const twelfth = (year: Branches) => mapBranches((branch) => fraction(year[branch], 1, 12))
  return { jobs: twelfth(jobs), minijobs: twelfth(minijobs), profit: twelfth(profit) }
}

/**
 * On the profit of a sideline, borne alone, with the pension up to the ceiling (§§ 226, 237, 240 SGB V,
 * § 59 SGB XI).
 */
function ofProfit(person: Case, values: Values): Branches {
  if (person.profit <= values.smallProfit || person.insurance === 'private') return nothing
  // Who has no pension is insured another way, which only the fund can tell.
  if (!drawsPension(person)) return nothing
  const room = cents(Math.max(0, values.healthCeiling - (person.pension?.monthly ?? 0)))
  const base = atMost(room, person.profit)
  return {
    ...nothing,
    health: share(base, rate(values.healthRate + person.extraRate)),
    care: share(base, careOfPensioner(person, values)),
  }
}

const careOfPensioner = (person: Case, values: Values): Rate =>
  rate(
    values.careRate +
      (paysChildless(person) ? values.careChildless : 0) -
      childrenOff(person, values),
  )

/** Contributions on the pension itself in a month (§§ 249a, 255 SGB V, § 59 SGB XI). */
export function contributionsOnPension(person: Case, values: Values): Cents {
  if (!person.pension || person.insurance === 'private') return none
  const base = atMost(values.healthCeiling, person.pension.monthly)
  return plus(
    share(base, half(values.healthRate)),
    share(base, half(person.extraRate)),
    share(base, careOfPensioner(person, values)),
  )
}
