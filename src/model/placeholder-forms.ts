import type { Fact, Period } from './facts.ts'
import type { Placeholders } from './known.ts'

/** Styles of a value; the empty one adds the unit as a word. */
export const styles = ['', '€', '%', 'zahl']
/** Words of a placeholder that ask for a value's time or for the value of a time. */
export const timeForm = '(?:wechsel|seit|bis|stand|(?:ab_)?20\\d\\d)'
const onlyTime = new RegExp(`^${timeForm}$`)
export const isTime = (word: string) => onlyTime.test(word)

export const signs: Partial<Record<Fact['einheit'], string>> = { Euro: '€', Prozent: '%' }

export const fits = (style: string, { einheit }: Fact) =>
  style === '' || style === 'zahl' || style === signs[einheit]

export function styled({ wert }: Period, { einheit }: Fact, style: string): string {
  if (style === 'zahl') return wert
  const unit = style || einheit
  return unit ? `${wert} ${unit}` : wert
}

/** Placeholders without a time: values of marke.yaml, and words. */
export const wordsOf = ({
  brand: { menschen, vertraege, ...texts },
  words,
}: Placeholders): Record<string, string | undefined> => ({ ...texts, ...words })

export const own = <T>(record: Readonly<Record<string, T>>, key: string) =>
  Object.hasOwn(record, key) ? record[key] : undefined
