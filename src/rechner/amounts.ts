/**
 * Money and rates are branded whole numbers, which only this file makes. For the compiler the sum of two
 * amounts is a plain number, so that no fraction of a cent becomes money unnoticed.
 */
declare const unit: unique symbol

/** Whole cents. */
export type Cents = number & { readonly [unit]: 'cents' }

/** Whole euros, as tax law counts a year. */
export type Euros = number & { readonly [unit]: 'euros' }

/** Thousandths of a percent: 7 % is 7000. */
export type Rate = number & { readonly [unit]: 'thousandths of a percent' }

/** Throws RangeError for anything but a safe integer. */
function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number`)
  return value
}

export const cents = (value: number): Cents => whole(value) as Cents
export const euros = (value: number): Euros => whole(value) as Euros
export const rate = (value: number): Rate => whole(value) as Rate

export const none = cents(0)

export const inCents = (amount: Euros): Cents => cents(amount * 100)

/** Cents beyond the last full euro are dropped. */
export const fullEuros = (amount: Cents): Euros => euros(Math.floor(amount / 100))

export const plus = (...amounts: Cents[]): Cents =>
  cents(amounts.reduce((sum: number, amount) => sum + amount, 0))

export const minus = (from: Cents, ...amounts: Cents[]): Cents => cents(from - plus(...amounts))

/** `count` is a whole number: months, people. */
export const times = (amount: Cents, count: number): Cents => cents(amount * count)

export const atLeast = <T extends Cents | Euros>(least: number, amount: T): T =>
  Math.max(least, amount) as T

export const atMost = <T extends Cents | Euros>(most: T, amount: T): T =>
  Math.min(most, amount) as T

/** To the cent, half a cent up. */
export const share = (amount: Cents, of: Rate): Cents => fraction(amount, of, 100_000)

/** `amount × numerator ÷ denominator` of whole numbers ≥ 0, to the cent, half a cent up. */
export function fraction(amount: number, numerator: number, denominator: number): Cents {
  return rounded(BigInt(amount) * BigInt(numerator), BigInt(denominator))
}

/** A quotient of whole numbers ≥ 0, to the cent, half a cent up. */
export const rounded = (dividend: bigint, divisor: bigint): Cents =>
  cents(Number((2n * dividend + divisor) / (2n * divisor)))

/** The integral part of a quotient of whole numbers ≥ 0, without a detour through fractions. */
export const quotient = (dividend: number, divisor: number): number =>
  (dividend - (dividend % divisor)) / divisor
