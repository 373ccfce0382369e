import * as z from 'zod/mini'
import { type FieldName, fields, type InterestKey, interestKeys, type TextField } from './fields.ts'

// A strict Content-Security-Policy reports the code generation that zod would otherwise try.
z.config({ jitless: true })

// The HTML standard's pattern for type=email. Browsers check a domain with umlauts in its ASCII
// form, but some submit it as typed, so the domain may hold letters beyond ASCII here. Nobody
// outside a company's own network can be reached at a domain without a dot.
const domainLabel =
  '[a-z\\d\\u00a1-\\uffff](?:[a-z\\d\\u00a1-\\uffff-]{0,61}[a-z\\d\\u00a1-\\uffff])?'
export const emailPattern = new RegExp(
  `^[a-z\\d.!#$%&'*+/=?^_\`{|}~-]+@${domainLabel}(?:\\.${domainLabel})+$`,
  'i',
)

/**
 * Removes invisible characters, such as marks of the writing direction, which come along when text is copied.
 * Joiners, which emoji and other scripts need, stay, but not in an e-mail address.
 */
const withoutInvisible = z.overwrite((text: string) =>
  text.replace(/(?![\u200c\u200d])\p{Cf}/gu, ''),
)
const withoutAnyInvisible = z.overwrite((text: string) => text.replace(/\p{Cf}/gu, ''))

/** One character that is visible by itself: no blank, filler, empty braille, accent or control character. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

function textSchema({ type, required, message }: TextField) {
  if (!required) return z.string().check(withoutInvisible, z.trim())
  return type === 'email'
    ? z.string(message).check(withoutAnyInvisible, z.trim(), z.regex(emailPattern, message))
    : z.string(message).check(withoutInvisible, z.trim(), z.regex(visible, message))
}

const textShape = Object.fromEntries(
  fields.map((field) => [field.name, textSchema(field)]),
) as Record<FieldName, ReturnType<typeof textSchema>>

const interestShape = Object.fromEntries(interestKeys.map((key) => [key, z.boolean()])) as Record<
  InterestKey,
  z.ZodMiniBoolean<boolean>
>

/**
 * What a visitor may send, and the words in which a mistake is reported. Text is trimmed first, so
 * blanks count as empty; `otherInterests` is empty unless "Anderes" is ticked.
 */
const registrationSchema = z
  .object({
    ...textShape,
    interests: z.object(interestShape),
    otherInterests: z.string().check(withoutInvisible, z.trim()),
  })
  .check(
    z.overwrite((values) => (values.interests.other ? values : { ...values, otherInterests: '' })),
  )

export type Registration = z.output<typeof registrationSchema>

/** At most one message for each field. */
export type FieldErrors = Partial<Record<keyof Registration, string>>

/** Checks form values or a received body by `registrationSchema`. Never throws. */
export function readRegistration(
  values: unknown,
): { ok: true; registration: Registration } | { ok: false; errors: FieldErrors } {
  const result = registrationSchema.safeParse(values)
  if (result.success) return { ok: true, registration: result.data }
  const errors: FieldErrors = {}
  for (const issue of result.error.issues) {
    const name = issue.path[0] as keyof Registration
    errors[name] ??= issue.message
  }
  return { ok: false, errors }
}
