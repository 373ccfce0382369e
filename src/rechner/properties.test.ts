import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, euros, none, rate } from './amounts.ts'
import type { Case } from './case.ts'
import { allContributions, contributionsOfYear } from './contributions.ts'
import { midijobBases } from './midijob.ts'
import { resultOf } from './result.ts'
import { person, values } from './test-fixtures.ts'
import { freeWage, taxOfJob, yearTax } from './year-tax.ts'

// The same on each run.
fc.configureGlobal({ seed: 20_261_121 })

const amount = (min: number, max: number) => fc.integer({ min, max }).map(cents)

/** Anybody of whom the calculator may be asked, with one job. */
const anybody: fc.Arbitrary<Case> = fc.record({
  birth: fc.record({
    year: fc.integer({ min: 1935, max: 1966 }),
    month: fc.integer({ min: 1, max: 12 }),
    onFirst: fc.boolean(),
  }),
  status: fc.constantFrom('pensioner', 'deferring', 'early', 'working'),
  wages: fc.constant([]),
  bonus: fc.constant(none),
  profit: fc.constant(none),
  pension: fc.option(
    fc.record({ monthly: amount(0, 500_000), startYear: fc.integer({ min: 1995, max: 2026 }) }),
    { nil: undefined },
  ),
  spouse: fc.option(fc.integer({ min: 0, max: 60_000 }).map(euros), { nil: undefined }),
  otherIncome: amount(0, 3_000_000),
  insurance: fc.constantFrom('statutory', 'voluntary', 'private'),
  extraRate: fc.integer({ min: 1000, max: 2200 }).map((half) => rate(half * 2)),
  isChildless: fc.boolean(),
  youngChildren: fc.integer({ min: 0, max: 5 }),
  isInSaxony: fc.boolean(),
  churchPercent: fc.constantFrom(0 as const, 8 as const, 9 as const),
  isMinijobFreed: fc.boolean(),
  paysIntoPension: fc.boolean(),
})

const remains = (work: Case, wage: number) =>
  resultOf({ ...work, wages: [cents(wage)] }, values).remains

/** Where more gross may leave less: behind the Minijob contributions and, without Aktivrente, tax begin. */
const border = values.minijobLimit

describe('More gross', () => {
  // Tax is counted in full euros of a year, so a single cent more may cost one.
  const step = 1000

  test('never leaves less, on either side of the Minijob’s border', () => {
    fc.assert(
      fc.property(anybody, fc.integer({ min: 0, max: 1_500_000 }), (work, wage) => {
        fc.pre(wage > border || wage + step <= border)
        // The first euro of a Minijob owes the pension contribution of 175 euros.
        fc.pre(wage > 0)
        expect(remains(work, wage + step)).toBeGreaterThanOrEqual(remains(work, wage))
      }),
      { numRuns: 2000 },
    )
  })

  test('makes no step at 2.000 euros', () => {
    fc.assert(
      fc.property(anybody, (work) => {
        const steps = remains(work, 200_001) - remains(work, 200_000)
        // A year's tax goes in full euros, that of couples in pairs, and the church takes its share.
        expect(Math.abs(steps)).toBeLessThanOrEqual(20)
      }),
    )
  })
})

describe('The Aktivrente', () => {
  test('is never worse than to do without it', () => {
    fc.assert(
      fc.property(anybody, amount(0, 1_500_000), (work, wage) => {
        const job = { ...work, wages: [wage] }
        const contributions = contributionsOfYear(job, values)
        const without = yearTax(job, values, contributions, none)
        expect(taxOfJob(yearTax(job, values, contributions))).toBeLessThanOrEqual(taxOfJob(without))
      }),
      { numRuns: 1000 },
    )
  })

  test('frees no wage of a Minijob, and none before the Regelaltersgrenze', () => {
    fc.assert(
      fc.property(anybody, amount(1, 1_500_000), (work, wage) => {
        const free = freeWage({ ...work, wages: [wage] }, values)
        const applies = wage > border && ['pensioner', 'deferring'].includes(work.status)
        expect(free).toBe(applies ? Math.min(wage, 200_000) * 12 : 0)
      }),
    )
  })
})

test('The bases of a Midijob are within a cent of the formulas of § 20 SGB IV', () => {
  fc.assert(
    fc.property(amount(60_301, 200_000), (wage) => {
      const { own, whole } = midijobBases(wage, wage, values)
      expect(Math.abs(own - (1.431639227 * wage - 86_327.84538))).toBeLessThanOrEqual(1)
      expect(Math.abs(whole - (1.145937223 * wage - 29_187.44452))).toBeLessThanOrEqual(1)
    }),
  )
})

test('Up to 2.000 euros no pension, however high, makes a tax on the wage', () => {
  fc.assert(
    fc.property(anybody, amount(0, 200_000), (work, wage) => {
      const { tax } = resultOf({ ...work, status: 'pensioner', wages: [wage] }, values)
      expect(tax).toBe(0)
    }),
  )
})

test('What remains, contributions and tax are the gross amount again, to the cent', () => {
  fc.assert(
    fc.property(anybody, amount(0, 1_500_000), amount(0, 300_000), (work, wage, bonus) => {
      const result = resultOf({ ...work, wages: [wage], bonus: wage > 0 ? bonus : none }, values)
      const shown = allContributions(result.contributions)
      expect(result.remains + shown + result.tax).toBe(result.gross)
      // At worst the pension contribution of a Minijob of one cent.
      expect(result.remains).toBeGreaterThanOrEqual(-3254)
    }),
  )
})

test('An amount with a fraction of a cent is refused', () => {
  expect(() => cents(0.5)).toThrow(RangeError)
  // @ts-expect-error a number is no money before it was made one
  const wages: Case['wages'] = [1204]
  expect(wages).toHaveLength(1)
  expect(person.wages).toEqual([])
})
