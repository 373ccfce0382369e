/** `none`: a whole number, such as a year or a count. */
type Unit = 'euros' | 'percent' | 'none'

/**
 * Each field of the form, by its name in the address. Numbers have limits in hundredths, and are euros unless
 * `unit` says otherwise. The others have choices, of which the first is the default.
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

/** The fields that are not folded away. */
export const first: readonly Field[] = ['monat', 'jahr', 'lohn']

/** Least and most in hundredths; undefined for what is no number. No pension can begin after `thisYear`. */
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

/** The values of the fields as typed. */
export type Entries = Partial<Record<Field, string>>

/** Fields that only narrow a range to one amount: without them the range is right. */
const narrowing: readonly Field[] = ['betrag', 'beginn', 'partner']

/** Fields that must be right if they are filled in: there is no answer that ignores them. */
export const necessary: readonly Field[] = (Object.keys(fields) as Field[]).filter(
  (name) => 'limits' in fields[name] && !narrowing.includes(name),
)

/** What is asked of a pension that is drawn. */
export const pensionFields: readonly Field[] = ['betrag', 'beginn', 'frei']

/** Whether a field is shown. If the other entries make it meaningless, it is hidden and ignored. */
export function isAsked(
  name: Field,
  { rente, minderung, beamte, paar, kasse, kinder }: Entries,
): boolean {
  // For people paid by the state no Altersrente is taken for granted (entries.ts).
  const mayDraw = rente ? rente !== 'nein' : !beamte
  if (pensionFields.includes(name)) return mayDraw || Boolean(minderung)
  if (name === 'partner') return paar === '1'
  if (name === 'jung' && kinder === 'nein') return false
  return kasse !== 'privat' || !['zusatz', 'kinder', 'jung', 'sachsen'].includes(name)
}
