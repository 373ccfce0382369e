import { z } from 'zod'
import { fields as calculatorFields, type Field } from '../rechner/fields.ts'
import { sourceText } from './source-text.ts'
import { type Loaded, technical } from './text-kinds.ts'

/** Replaces a placeholder; typography is set with the text around it. */
const value = technical()
const date = technical(z.iso.date())
const key = technical(z.string().regex(/^[a-z0-9_]+$/))
const number = technical(z.string().regex(/^(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,\d{1,4})?$/))

const period = {
  wert: value,
  gilt_ab: date,
  gilt_bis: date.optional(),
  /** Passed (the default), a bill, or not known yet. */
  recht: z.enum(['beschlossen', 'entwurf', 'offen']).optional(),
  stand: date,
  quelle: sourceText,
}

/** `(aus − minus) × mal ÷ durch + plus`, rounded to a multiple of `gerundet`. */
const sum = z.strictObject({
  aus: z.array(key).min(1),
  minus: z.array(key).min(1).optional(),
  mal: number.optional(),
  durch: number.optional(),
  plus: number.optional(),
  gerundet: z.enum(['0,01', '1', '100']).default('1'),
})

/** A monthly result of the calculator for a case. */
const worked = z.strictObject({
  ergebnis: z.enum(['beitraege', 'rentenbeitrag', 'steuer', 'netto']),
  /** Names and values are those of the calculator's fields. */
  angaben: z.partialRecord(z.enum(Object.keys(calculatorFields) as Field[]), technical()),
})

/**
 * One entry of fakten.yaml: a value with its period, or a list of those, or how it is computed.
 * `check-facts.ts` checks that it is exactly one of these, and complete.
 */
const entry = z.strictObject({
  bedeutung: value,
  einheit: z.enum(['Euro', 'Prozent', 'Stunden', 'Monate', 'Jahre', '']),
  /** Lowest and highest plausible value: anything beyond is taken for a typo. */
  spanne: z.array(number).length(2).optional(),
  zeitraeume: z.array(z.strictObject(period)).min(1).optional(),
  rechnung: sum.optional(),
  rechner: worked.optional(),
  ...z.strictObject(period).partial().shape,
})

/** `{key}` gives value and unit, `{key €}` value and sign, `{key zahl}` the bare value. */
export const facts = z.record(key, entry)

export type Entry = Loaded<z.infer<typeof entry>>
export type Entries = Loaded<z.infer<typeof facts>>
export type Sum = NonNullable<Entry['rechnung']>
export type Worked = NonNullable<Entry['rechner']>

/** An invented figure, which may change without misleading anybody. */
export const isExample = ({ quelle = '' }: Pick<Entry, 'quelle'>): boolean =>
  quelle.startsWith('Beispielwert')

/** A value and the time in which it holds. */
export type Period = NonNullable<Entry['zeitraeume']>[number]

/** A figure with all its values, the earliest first; none if an operand is unknown. */
export type Fact = Pick<Entry, 'bedeutung' | 'einheit'> & {
  zeitraeume: readonly Period[]
  /** Its next value follows from other figures. */
  isComputed?: true
}
export type Facts = Readonly<Record<string, Fact>>
