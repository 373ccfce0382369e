import { type Field, limitsOf, unitOf } from '../rechner/fields.ts'
import { type Refusal, writeHundredths } from '../rechner/german-numbers.ts'
import { say, type Words } from '../rechner/words.ts'

/** Fields whose limits have a sentence of their own. */
const ofField: Partial<Record<Field, keyof Words>> = {
  monat: 'fehler_monat',
  jahr: 'fehler_jahr',
  beginn: 'fehler_beginn',
  lohn: 'fehler_lohn',
  lohn2: 'fehler_lohn',
  gewinn: 'fehler_lohn',
  betrag: 'fehler_rente_hoch',
  frei: 'fehler_frei',
  zusatz: 'fehler_zusatz',
  jung: 'fehler_jung',
  bonus: 'fehler_bonus',
  trainer: 'fehler_bonus',
  ehrenamt: 'fehler_bonus',
  partner: 'fehler_jahr_hoch',
  weitere: 'fehler_jahr_hoch',
}

/** A sentence that says what is wrong, and what to write instead. */
export function errorWords(
  field: Field,
  why: Refusal | undefined,
  words: Words,
  thisYear?: number,
): string | undefined {
  if (!why || why === 'empty') return undefined
  const own = say(words[ofField[field] ?? 'fehler_betrag'], writtenLimits(field, thisYear))
  const unit = unitOf(field)
  // A month, a year or a count has one sentence for all mistakes.
  if (unit === 'none' || why === 'too-large') return own
  if (why === 'negative') return words.fehler_negativ
  return unit === 'percent' ? words.fehler_prozent : words.fehler_betrag
}

function writtenLimits(name: Field, thisYear?: number): Record<string, string> {
  const limits = limitsOf(name, thisYear)
  if (!limits) return {}
  // A year has no full stop behind its thousands.
  const write = unitOf(name) === 'none' ? (value: number) => `${value / 100}` : writeHundredths
  return { von: write(limits[0]), bis: write(limits[1]) }
}
