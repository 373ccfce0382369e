import { type Cents, cents, type Euros, euros, inCents, quotient } from './amounts.ts'

/**
 * A zone of the tariff (§ 32a EStG) for incomes above `above`, in euros. Curved, with y the ten
 * thousandth part of what lies above: `(square·y + linear)·y + constant`, each in hundredths. Linear:
 * `percent` of the income minus `less`, in hundredths.
 */
export type Zone =
  | { above: number; square: number; linear: number; constant: number }
  | { above: number; percent: number; less: number }

export type Tariff = readonly Zone[]

/** Income tax of a year, in full euros. `income`: taxable, in full euros. */
export function incomeTax(income: Euros, tariff: Tariff): Euros {
  const zone = tariff.findLast(({ above }) => income > above)
  if (!zone) return euros(0)
  if ('percent' in zone) return euros(quotient(zone.percent * income - zone.less, 100))
  const above = income - zone.above
  const tax = zone.square * above ** 2 + zone.linear * 10_000 * above + zone.constant * 100_000_000
  return euros(quotient(tax, 10 ** 10))
}

/** For couples, from the income of both (§ 32a Abs. 5 EStG). */
export const jointTax = (income: Euros, tariff: Tariff): Euros =>
  euros(2 * incomeTax(euros(quotient(income, 2)), tariff))

/** Solidaritätszuschlag (§§ 3, 4 SolZG); `from`: the tax up to which none is due. */
export function solidarity(tax: Euros, from: Euros): Cents {
  if (tax <= from) return cents(0)
  return cents(
    Math.min(quotient(inCents(tax) * 55, 1000), quotient(inCents(euros(tax - from)) * 119, 1000)),
  )
}

/** Kirchensteuer: percents of full euros are whole cents. */
export const churchTax = (tax: Euros, percent: 0 | 8 | 9): Cents => cents(tax * percent)
