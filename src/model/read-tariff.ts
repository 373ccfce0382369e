import { euros } from '../rechner/amounts.ts'
import { incomeTax, type Tariff, type Zone } from '../rechner/income-tax.ts'
import { scaled } from './scaled.ts'

const curved = /^\(([\d.,]+)·[yz] \+ ([\d.,]+)\)·[yz](?: \+ ([\d.,]+))?$/
const straight = /^0,(\d\d)·x − ([\d.,]+)$/

/**
 * The tariff as fakten.yaml writes it: `bis 12.348: 0; bis 17.799: (914,51·y + 1.400)·y; …; darüber: 0,45·x − 19.470,38`
 * Throws in German when a formula is invalid, or the tax leaps between two of them.
 */
export function readTariff(written: string): Tariff {
  let above = 0
  const zones = written.split('; ').flatMap((text): Zone[] => {
    const [limit = '', formula = ''] = text.split(': ')
    const zone = zoneOf(formula, above)
    if (limit !== 'darüber') above = scaled(limit.replace(/^bis /, ''), 0)
    return zone ? [zone] : []
  })
  const leap = zones.find(
    (zone) => Math.abs(taxAt(zone.above + 1, zones) - taxAt(zone.above, zones)) > 1,
  )
  if (leap)
    throw new Error(
      `Die Steuer springt bei ${leap.above.toLocaleString('de-DE')} Euro: Dort passen zwei Formeln nicht zusammen.`,
    )
  return zones
}

const taxAt = (income: number, zones: Tariff) => incomeTax(euros(income), zones)

function zoneOf(formula: string, above: number): Zone | undefined {
  if (formula === '0') return undefined
  const [, percent, less = ''] = straight.exec(formula) ?? []
  if (percent) return { above, percent: Number(percent), less: scaled(less, 2) }
  const [isCurved, square = '', linear = '', constant = '0'] = curved.exec(formula) ?? []
  if (!isCurved)
    throw new Error(
      `„${formula}“ ist keine Formel wie (914,51·y + 1.400)·y oder 0,42·x − 11.135,63.`,
    )
  const hundredths = (text: string) => scaled(text, 2)
  return {
    above,
    square: hundredths(square),
    linear: hundredths(linear),
    constant: hundredths(constant),
  }
}
