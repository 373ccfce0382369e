/** Whole numbers have none. */
type Unit = 'euros' | 'percent' | 'none'

/**
 * Each field of the form, under the name that it has in the address. Numbers have limits, in hundredths,
 * and are euros where nothing else stands; the others have choices, the first of which holds when nothing
 * is said.
 */
export const fields = {
  monat: { limits: undefined, unit: 'none' },
  jahr: { limits: [1920_00, 2008_00], unit: 'none' },
  lohn: { limits: [0, 20_000_00] },
  erster: { choices: ['', '1'] },
  rente: { choices: ['', 'ja', 'teil', 'nein'] },
  betrag: { limits: [0, 6_000_00] },
  beginn: { limits: [1980_00, 2040_00], unit: 'none' },
  frei: { limits: [0, 36_000_00] },
  paar: { choices: ['', '1'] },
  partner: { limits: [0, 500_000_00] },
  weitere: { limits: [0, 500_000_00] },
  kasse: { choices: ['', 'freiwillig', 'privat'] },
  zusatz: { limits: [0, 9_00], unit: 'percent' },
  kinder: { choices: ['', 'nein'] },
  jung: { limits: [0, 12_00], unit: 'none' },
  sachsen: { choices: ['', '1'] },
  kirche: { choices: ['', '8', '9'] },
  lohn2: { limits: [0, 20_000_00] },
  bonus: { limits: [0, 50_000_00] },
  gewinn: { limits: [0, 20_000_00] },
  befreit: { choices: ['', '1'] },
  einzahlen: { choices: ['', '1'] },
  trainer: { limits: [0, 50_000_00] },
  ehrenamt: { limits: [0, 50_000_00] },
  witwe: { choices: ['', '1'] },
  minderung: { choices: ['', 'voll', 'teil'] },
  beamte: { choices: ['', 'pension', 'dienst'] },
} as const satisfies Record<
  string,
  { limits: readonly [number, number] | undefined; unit?: Unit } | { choices: readonly string[] }
>

export type Field = keyof typeof fields

/** Those that are always seen. */
export const first: readonly Field[] = ['monat', 'jahr', 'lohn']

/** In hundredths; of what is no number there are none. No pension has begun after `thisYear`. */
export function limitsOf(
  name: Field,
  thisYear = Number.POSITIVE_INFINITY,
): readonly [number, number] | undefined {
  const field = fields[name]
  if (!('limits' in field && field.limits)) return undefined
  const [least, most] = field.limits
  return [least, name === 'beginn' ? Math.min(most, thisYear * 100) : most]
}

export function unitOf(name: Field): Unit {
  const field = fields[name]
  return 'unit' in field ? field.unit : 'euros'
}

/** What stands in the fields, as typed. */
export type Entries = Partial<Record<Field, string>>

/** What they say makes one amount of a range, which is right without them. */
const narrowing: readonly Field[] = ['betrag', 'beginn', 'partner']

/** No answer leaves out what was said here and cannot be understood. */
export const necessary: readonly Field[] = (Object.keys(fields) as Field[]).filter(
  (name) => 'limits' in fields[name] && !narrowing.includes(name),
)

/** Fields that what else was said leaves without a meaning are not shown, and say nothing. */
export function isAsked(name: Field, { rente, minderung, paar, kasse, kinder }: Entries): boolean {
  if (['betrag', 'beginn', 'frei'].includes(name)) return rente !== 'nein' || Boolean(minderung)
  if (name === 'partner') return paar === '1'
  if (name === 'jung' && kinder === 'nein') return false
  return kasse !== 'privat' || !['zusatz', 'kinder', 'jung', 'sachsen'].includes(name)
}
