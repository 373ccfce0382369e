import { type Cents, cents, euros, fullEuros, none, rate } from './amounts.ts'
import { type Case, drawsPension, type Status } from './case.ts'
import {
  type Entries,
  type Field,
  fields,
  isAsked,
  limitsOf,
  necessary,
  pensionFields,
  unitOf,
} from './fields.ts'
import { type Parsed, type Refusal, readHundredths, readMonth } from './german-numbers.ts'
import { type Month, monthsBetween } from './months.ts'
import { type Birth, firstMonthAfter } from './retirement-age.ts'
import type { Values } from './values.ts'
import { taxableAllowances } from './volunteering.ts'

const fieldNames = Object.keys(fields) as Field[]

export type Problems = Partial<Record<Field, Refusal>>

/** A number in hundredths; for `monat` the month. An empty field is refused as `empty`. */
function numberIn(name: Field, text: string, thisYear?: number): Parsed<number> {
  if (name === 'monat') {
    const month = readMonth(text)
    if (month !== undefined) return { ok: true, value: month }
    return { ok: false, why: text.trim() === '' ? 'empty' : 'unreadable' }
  }
  const [least, most] = limitsOf(name, thisYear) ?? []
  if (most === undefined) return { ok: false, why: 'empty' }
  const unit = unitOf(name)
  const read = readHundredths(text, most, least, unit === 'percent' ? unit : 'euros')
  if (read.ok && unit === 'none' && read.value % 100 !== 0) return { ok: false, why: 'unreadable' }
  return read
}

/** The tax-free part of a year is at most so many monthly pensions: at least half of a pension is taxed. */
const monthsFree = 6

/** Like `numberIn`, but checks `frei` against the pension as well. */
function numberOf(name: Field, entries: Entries, thisYear?: number): Parsed<number> {
  const read = numberIn(name, entries[name] ?? '', thisYear)
  const pension = numberIn('betrag', entries.betrag ?? '')
  const isTooLarge =
    name === 'frei' && read.ok && pension.ok && read.value > pension.value * monthsFree
  return isTooLarge ? { ok: false, why: 'too-large' } : read
}

/** The fields that cannot be understood or are beyond their limits. Those empty or not asked are left out. */
export function problemsIn(entries: Entries, thisYear?: number): Problems {
  const found = fieldNames.flatMap((name) => {
    const read = numberOf(name, entries, thisYear)
    const isRight = read.ok || read.why === 'empty' || !isAsked(name, entries)
    return isRight ? [] : [[name, read.why]]
  })
  return Object.fromEntries(found)
}

/** The entries as the calculator understands them. */
export type Understood = {
  person: Case
  /**
   * Amount and start or tax-free part of the pension are known, and pay or Pension of the state; or there is
   * none.
   */
  isPensionKnown: boolean
  /** The taxable income of a spouse is known, or there is no spouse. */
  isSpouseKnown: boolean
  /** Has a Witwen- or Witwerrente. */
  isWidowed: boolean
  /** Speaks of an Altersrente at an age at which there is none. */
  isTooYoung: boolean
}

/**
 * The case, as of `today`; undefined without month and year of birth and a wage or profit, and while a
 * `necessary` field has a problem. Other fields with a problem count as empty.
 */
export function caseOf(entries: Entries, today: Month, values: Values): Understood | undefined {
  const hundredths = (name: Field): number | undefined => {
    const read = numberOf(name, entries, today.year)
    return read.ok ? read.value : undefined
  }
  const money = (name: Field): Cents => cents(hundredths(name) ?? 0)
  const whole = (name: Field) => (hundredths(name) ?? 0) / 100
  const [month, year] = [hundredths('monat'), whole('jahr')]
  const earns = money('lohn') > 0 || money('gewinn') > 0
  const problems = problemsIn(entries, today.year)
  if (!month || !year || !earns || necessary.some((name) => problems[name])) return undefined

  const birth: Birth = { year, month, onFirst: entries.erster === '1' }
  const saysPension = pensionFields.some((name) => money(name) > 0 && isAsked(name, entries))
  const status = statusOf(birth, today, entries, saysPension)
  const disability = disabilityOf(entries.minderung)
  const drawsPart = entries.rente === 'teil'
  const draws = drawsPension({ status, drawsPart, disability })
  const monthly = draws ? hundredths('betrag') : undefined
  const startYear = whole('beginn')
  const official = officialOf(entries.beamte)
  const free = hundredths('frei')
  const isPensionKnown =
    // The year of the start only serves to estimate the tax-free part.
    (!draws || (monthly !== undefined && (startYear > 0 || free !== undefined))) &&
    // Pay or Pension of the state is entered as other income.
    (!official || hundredths('weitere') !== undefined)
  const church = Number(entries.kirche)
  const honorary = { coach: money('trainer'), other: money('ehrenamt') }
  const person: Case = {
    birth,
    status,
    wages: [money('lohn'), money('lohn2')],
    bonus: money('lohn') > 0 ? money('bonus') : none,
    profit: money('gewinn'),
    drawsPart,
    official,
    ...(monthly !== undefined && {
      pension: {
        monthly: cents(monthly),
        // If not known, this year: for a Witwenrente it makes a difference of one in a hundred.
        startYear: startYear || values.year,
        taxFree: free === undefined ? undefined : fullEuros(cents(free)),
      },
    }),
    ...(entries.paar === '1' && { spouse: euros(Math.floor(whole('partner'))) }),
    otherIncome: cents(money('weitere') + taxableAllowances(honorary, values)),
    insurance:
      entries.kasse === 'privat'
        ? 'private'
        : entries.kasse === 'freiwillig'
          ? 'voluntary'
          : 'statutory',
    extraRate: rate(extraRateOf(hundredths('zusatz'), values)),
    isChildless: entries.kinder === 'nein',
    youngChildren: entries.kinder === 'nein' ? 0 : whole('jung'),
    isInSaxony: entries.sachsen === '1',
    churchPercent: church === 8 || church === 9 ? church : 0,
    disability,
    isMinijobFreed: entries.befreit === '1',
    paysIntoPension: entries.einzahlen === '1',
  }
  return {
    person,
    isPensionKnown,
    isSpouseKnown: entries.paar !== '1' || hundredths('partner') !== undefined,
    isWidowed: entries.witwe === '1',
    isTooYoung:
      !disability &&
      (saysPension || entries.rente === 'ja' || drawsPart) &&
      monthsBetween(birth, today) < firstPensionMonths,
  }
}

const disabilityOf = (kind: string | undefined): Case['disability'] =>
  kind === 'voll' ? 'full' : kind === 'teil' ? 'partial' : undefined

const officialOf = (kind: string | undefined): Case['official'] =>
  kind === 'pension' ? 'retired' : kind === 'dienst' ? 'serving' : undefined

/** Hundredths of a percent as a rate, in thousandths, so that half of it is whole. */
const extraRateOf = (percent: number | undefined, { healthExtraRate }: Values) =>
  percent === undefined ? healthExtraRate : percent * 10

/** From this age on an Altersrente is usual; where more is said of it, from the first on that there is. */
const earlyPensionMonths = 63 * 12
const firstPensionMonths = 62 * 12

/**
 * The status. If nothing is said about an Altersrente, it is assumed from 63 on; not for people paid by the
 * state, or before the Regelaltersgrenze beside an Erwerbsminderungsrente, which becomes one then, whatever
 * is said (§ 115 Abs. 3 SGB VI). A part of one does not count.
 */
function statusOf(
  birth: Birth,
  today: Month,
  { rente, minderung, beamte }: Entries,
  saysPension: boolean,
): Status {
  const isAfter = monthsBetween(firstMonthAfter(birth), today) >= 0
  const [drawing, not] = isAfter
    ? (['pensioner', 'deferring'] as const)
    : (['early', 'working'] as const)
  if (isAfter && minderung && rente !== 'teil') return drawing
  if (rente || beamte) return rente === 'ja' ? drawing : not
  if (isAfter) return drawing
  if (minderung) return not
  const from = saysPension ? firstPensionMonths : earlyPensionMonths
  return monthsBetween(birth, today) >= from ? drawing : not
}
