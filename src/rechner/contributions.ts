import {
  atLeast,
  atMost,
  type Cents,
  fraction,
  minus,
  none,
  plus,
  rate,
  share,
  times,
} from './amounts.ts'
import { add, type Branch, type Branches, mapBranches, noBranches, sumOf } from './branches.ts'
import { type Case, drawsPension } from './case.ts'
import { type Job, jobsOf, wagesOf } from './jobs.ts'
import { midijobBases } from './midijob.ts'
import { careOfPensioner, half, ownRates, paysNoPension } from './own-rates.ts'
import type { Values } from './values.ts'

type Ceilings = { health: Cents; pension: Cents }

/**
 * Wages of a month up to which contributions are due. In the month of the bonus also what the other eleven
 * months leave of the year's ceiling counts (§ 23a Abs. 3 SGB IV); wages of the others do not reach that
 * part. `regular`: insured wages of a month without the bonus.
 */
function ceilingsOf(values: Values, regular: Cents): Ceilings {
  const ceiling = (ofMonth: Cents) => minus(times(ofMonth, 12), times(atMost(ofMonth, regular), 11))
  return { health: ceiling(values.healthCeiling), pension: ceiling(values.pensionCeiling) }
}

/** Own contributions of one job in one month. */
function ofJob(
  wage: Cents,
  total: Cents,
  isReduced: boolean,
  ceilings: Ceilings,
  person: Case,
  values: Values,
): Branches {
  const rates = ownRates(person, values)
  const base = isReduced ? midijobBases(wage, total, values) : { own: wage, whole: wage }
  // Several wages that together exceed the ceiling count in proportion (§ 22 Abs. 2 SGB IV).
  const ofCeiling = (ceiling: Cents) => fraction(ceiling, wage, total)
  const health = total > ceilings.health ? ofCeiling(ceilings.health) : base.own
  const pension = total > ceilings.pension ? ofCeiling(ceilings.pension) : base.own
  const alone = share(total > ceilings.health ? health : base.whole, rates.careAlone)
  return {
    health: share(health, rates.health),
    extra: share(health, rates.extra),
    care: plus(share(health, rates.care), alone),
    pension: share(pension, rates.pension),
    unemployment: share(pension, rates.unemployment),
  }
}

/**
 * Own contribution to the pension in Minijobs (§ 168 Abs. 1 Nr. 1b SGB VI). Together they count as a
 * minimum base (§ 163 Abs. 8 SGB VI), unless there is a main job.
 */
function ofMinijobs(
  wages: readonly Cents[],
  hasMainJob: boolean,
  person: Case,
  values: Values,
): Branches {
  const total = plus(...wages)
  if (total === 0 || person.isMinijobFreed || paysNoPension(person)) return noBranches
  const employer = rate(values.pensionRate - values.minijobPensionRate)
  const least = values.minijobPensionBase
  return {
    ...noBranches,
    pension:
      total < least && !hasMainJob
        ? minus(share(least, values.pensionRate), share(total, employer))
        : plus(...wages.map((wage) => share(wage, values.minijobPensionRate))),
  }
}

/** Own contributions, by the income on which they are due. */
export type Contributions = { jobs: Branches; minijobs: Branches; profit: Branches }

/** Contributions of a month with this bonus, by default without one. */
export function contributionsOfMonth(
  person: Case,
  values: Values,
  bonus: Cents = none,
): Contributions {
  const { insured, mini, isReduced } = jobsOf(person, values)
  const earned = ({ wage, hasBonus }: Job) => (hasBonus ? plus(wage, bonus) : wage)
  const wages = insured.map(earned)
  const total = plus(...wages)
  const regular = wagesOf(insured)
  const ceilings = ceilingsOf(values, regular)
  return {
    jobs: add(...wages.map((wage) => ofJob(wage, total, isReduced, ceilings, person, values))),
    minijobs: ofMinijobs(mini.map(earned), insured.length > 0, person, values),
    profit: ofProfit(regular, person, values),
  }
}

export function contributionsOfYear(person: Case, values: Values): Contributions {
  const month = contributionsOfMonth(person, values)
  const ofBonus = contributionsOfMonth(person, values, person.bonus)
  const year = (kind: keyof Contributions) =>
    mapBranches((branch) => plus(times(month[kind][branch], 11), ofBonus[kind][branch]))
  return { jobs: year('jobs'), minijobs: year('minijobs'), profit: year('profit') }
}

export const allContributions = ({ jobs, minijobs, profit }: Contributions): Cents =>
  plus(sumOf(jobs), sumOf(minijobs), sumOf(profit))

export const contributionTo = (branch: Branch, { jobs, minijobs, profit }: Contributions): Cents =>
  plus(jobs[branch], minijobs[branch], profit[branch])

/** Contributions of an average month, from those of a year. */
export const twelfthOf = ({ jobs, minijobs, profit }: Contributions): Contributions => {
  const twelfth = (year: Branches) => mapBranches((branch) => fraction(year[branch], 1, 12))
  return { jobs: twelfth(jobs), minijobs: twelfth(minijobs), profit: twelfth(profit) }
}

/**
 * Contributions on the profit of a sideline, without an employer's half. Profit and insured wage, or where
 * there is no such wage profit and pension, count up to the ceiling together (§§ 226, 230, 237, 238, 240
 * SGB V, § 59 SGB XI).
 */
function ofProfit(insured: Cents, person: Case, values: Values): Branches {
  if (person.profit <= values.smallProfit || person.insurance === 'private') return noBranches
  // Without a pension it depends on the insurance, which only the Krankenkasse can tell.
  if (!drawsPension(person)) return noBranches
  const other = insured > 0 ? insured : (person.pension?.monthly ?? none)
  const room = atLeast(0, minus(values.healthCeiling, other))
  const base = atMost(room, person.profit)
  return {
    ...noBranches,
    health: share(base, rate(values.healthRate + person.extraRate)),
    care: share(base, careOfPensioner(person, values)),
  }
}

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
