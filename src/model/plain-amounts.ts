import { fields } from '../rechner/fields.ts'

/** Amounts in cents that texts may spell out, each with the reason why it needs no entry in fakten.yaml. */
const reasons: Record<number, string> = {
  0: 'zero is the same in every year',
  20000: 'limit of the hourly wage, in calculator/Hours.tsx',
}

/** Upper limits of the calculator's fields, which its messages name. */
const limits = (['lohn', 'betrag', 'frei', 'bonus', 'partner'] as const).map(
  (name) => fields[name].limits[1],
)

const plain: ReadonlySet<number> = new Set([...Object.keys(reasons).map(Number), ...limits])

const whole = "\\d{1,3}(?:[ '’\\u00a0\\u202f]\\d{3})+|\\d[\\d.]*\\d|\\d"
const dashes = '[,.](?:--?|[–—])'
/** What may be between a number and its unit: bold, a link, „steuerfreie“. */
const between = '\\**[ \\u00a0]\\[?(?:\\p{Ll}{3,}(?:e|en|er|es)[ \\u00a0])?'
const times = '[ \\u00a0](?:[Tt]ausend|Millionen|Milliarden|Mio\\.|Mrd\\.)'
const numerals =
  'ein|zwei|zwan|drei|vier|fünf|sechs?|sieb(?:en)?|acht|neun|zehn|elf|zwölf|und|[zß]ig|hundert|tausend'
const measures =
  'Prozent|%|Wochen|Stunden|Tage|Monate|Jahre|Meter|Kilometer|km|m|Uhr|Hektar|Liter|Grad|Kilo|kg|Tonnen|Millionen|Milliarden'
/** What follows an amount without a unit: „2.000 im Monat“; not „1990 im Jahr der Einheit“. */
const each = '(?:im|pro|je|in der)[ \\u00a0](?:Monat|Jahr|Stunde)(?![ \\u00a0]de[rs](?!\\p{L}))'

const amount = new RegExp(
  [
    `(?<![\\d.,])(?<whole>${whole})(?:,(?<part>\\d{1,2})|${dashes})?(?<large>${times})?(?:${between}(?:Euros?|EUR)|-?[Ee]uro|[ \\u00a0]?€|[ \\u00a0-](?<small>Cents?))(?![\\p{L}\\d])`,
    `(?<![\\d.,])(?:${whole})${dashes}(?![\\p{L}\\d])`,
    `(?<![\\p{L}]|\\d[ \\u00a0]?)(?:EUR|€|Euro(?![ \\u00a0]20\\d\\d(?!\\d)))[ \\u00a0]?(?:${whole})(?:,\\d{1,2})?(?![\\p{L}\\d])`,
    `(?<!\\p{L})(?!(?:[Ee]in|[Uu]nd|[Hh]undert|[Tt]ausend)[ \\u00a0])(?:${numerals})+[ \\u00a0](?:Euro|Cent)(?!\\p{L})`,
    `(?<![\\d.,])(?!20\\d\\d[ \\u00a0])(?:\\d{1,3}\\.\\d{3}|\\d{3,}|\\d+,\\d\\d)[ \\u00a0]${each}(?!\\p{L})`,
    `(?<![\\d.,])\\d{1,3},\\d\\d(?![\\d,.]*\\d|[ \\u00a0]?(?:bis|–|-|(?:${measures})(?!\\p{L})))`,
  ].join('|'),
  'giu',
)

/** Every amount that must not be spelt out, as written: `603 Euro`, `EUR 603`, `603,-`. */
export function amountsIn(text: string): string[] {
  if (!/Euro|EUR|€|Cent|\deuro|\d[,.][-–—]|\d[ \u00a0](?:im|pro|je|in)\b|\d,\d\d/.test(text))
    return []
  return [...text.matchAll(amount)].flatMap(({ 0: literal, groups }) => {
    const { whole, part = '', large, small } = groups ?? {}
    if (!whole || large || small) return literal
    const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'))
    return plain.has(cents) ? [] : literal
  })
}

/** `EUR 2 000`, `2000,-`, `2000.00 Euro` → `2.000 Euro`, the form in which figures are compared. */
export function asUsual(literal: string): string {
  const german = literal.replace(/\.(?=\d{1,2}(?!\d))/, ',')
  const number = german.replace(/[^\d,]|,(?=\D)/g, '').replace(/,0{0,2}$/, '')
  const unit = literal.includes('€') ? '€' : 'Euro'
  return `${number.replace(/\B(?=(\d{3})+(?!\d))(?<!,\d*)/g, '.')} ${unit}`
}
