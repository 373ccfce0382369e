/** Why an entry is no number: it is empty, cannot be read, or is beyond the limits. */
export type Refusal = 'empty' | 'unreadable' | 'negative' | 'too-small' | 'too-large'

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; why: Refusal }

const refused = (why: Refusal): { ok: false; why: Refusal } => ({ ok: false, why })

/** The units that may be written: with another unit the number would be a wrong one. */
const units = {
  euros: /^(?:€|euro?)|(?:€|euro?)\.?$/gi,
  percent: /(?:%|prozent)\.?$/i,
  hours: /(?:stunden?|std\.?|h)$/i,
}

/** Blanks of all kinds, apostrophes and invisible characters. */
const spaces = /[\s\u00a0\u2007\u2009\u202f'’\p{Cf}]/gu

/** `603,-`, with the unit in front or behind. */
const noCents = /[,.][-–—]{1,2}$/

/**
 * `1.204,50`, `1204`, `1 204`, `12,5`, `1204.50`: full stops are thousands unless one or two digits
 * follow.
 */
const written = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[,.](\d{0,2}))?$/

/**
 * A number as people write it, in hundredths: `1.204,50 €` is 120450. `most` and `least` are in
 * hundredths, too, and allowed themselves. The unit need not be written.
 */
export function readHundredths(
  text: string,
  most: number,
  least = 0,
  unit: keyof typeof units = 'euros',
): Parsed<number> {
  const bare = text
    .trim()
    // The form asks for gross amounts.
    .replace(/^(?:ca\.?|etwa|rund|ungefähr)|brutto$/giu, '')
    .replace(spaces, '')
    .replace(noCents, '')
    .replace(units[unit], '')
    .replace(noCents, '')
  if (bare === '') return refused(text.trim() === '' ? 'empty' : 'unreadable')
  if (/^[-−–]\d/.test(bare)) return refused('negative')
  const [, whole = '', part = ''] = written.exec(bare) ?? []
  if (whole === '') return refused('unreadable')
  const value = Number(whole.replaceAll('.', '')) * 100 + Number(part.padEnd(2, '0'))
  if (value > most) return refused('too-large')
  return value < least ? refused('too-small') : { ok: true, value }
}

const months =
  'januar februar märz april mai juni juli august september oktober november dezember'.split(' ')

/** `5`, `05`, `Mai`, `mai.`, `Jan`, `Jänner`; undefined for anything else. */
export function readMonth(text: string): number | undefined {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^(?:maerz|mrz)$/, 'märz')
    .replace('jänner', 'januar')
  if (/^\d{1,2}$/.test(bare))
    return Number(bare) >= 1 && Number(bare) <= 12 ? Number(bare) : undefined
  const index = bare.length < 3 ? -1 : months.findIndex((name) => name.startsWith(bare))
  return index < 0 ? undefined : index + 1
}

/** `1.204,50`, and without zeros behind the comma. */
export function writeHundredths(value: number): string {
  const whole = `${Math.floor(value / 100)}`.replace(/\B(?=(\d{3})+$)/g, '.')
  const part = value % 100
  return part === 0 ? whole : `${whole},${`${part}`.padStart(2, '0')}`
}

/** Whole euros, half a euro up: `1.116`. */
export const writeEuros = (amount: number): string =>
  writeHundredths(Math.floor((amount + 50) / 100) * 100)

/** `1.115,80`, always with both digits. */
export function writeCents(amount: number): string {
  const text = writeHundredths(amount)
  return text.includes(',') ? text : `${text},00`
}

/** Thousandths of a percent: `7`, `1,45`. */
export const writeRate = (rate: number): string => `${rate / 1000}`.replace('.', ',')
