import { type Rate, rate } from './amounts.ts'
import type { Branch } from './branches.ts'
import { type Case, isAfterLimit } from './case.ts'
import type { Values } from './values.ts'

/** Own rates of an employee by status, `careAlone` on the higher base of the Übergangsbereich. */
type OwnRates = Record<Branch | 'careAlone', Rate>

export const half = (whole: Rate) => rate(whole / 2)

/**
 * Whether Krankengeld is paid: not beside a full Altersrente, a full Erwerbsminderungsrente, which ends
 * with the Regelaltersgrenze, or a Pension (§ 50 SGB V).
 */
export const hasSickPay = ({ status, disability, official }: Case): boolean =>
  official !== 'retired' &&
  (status === 'deferring' || (status === 'working' && disability !== 'full'))

/** § 5 Abs. 4 SGB VI: after the Regelaltersgrenze with a full Altersrente, or with a Pension. */
export const paysNoPension = ({ status, official, paysIntoPension }: Case): boolean =>
  (status === 'pensioner' || official === 'retired') && !paysIntoPension

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

/** The discount for the second to the fifth child under 25. */
const childrenOff = ({ youngChildren }: Case, { careChild }: Values) =>
  careChild * Math.min(4, Math.max(0, youngChildren - 1))

/** Rate of the Pflegekasse for pensioners, who pay both halves. */
export const careOfPensioner = (person: Case, values: Values): Rate =>
  rate(
    values.careRate +
      (paysChildless(person) ? values.careChildless : 0) -
      childrenOff(person, values),
  )
