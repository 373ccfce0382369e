import { z } from 'zod'
import { technical } from './text-kinds.ts'

/** Where something can be looked up; not „folgt“, the guide's stand-in, or punctuation alone. */
export const sourceText = technical(
  z
    .string()
    .regex(
      /^(?!\s*(?:folgt|offen|unbekannt|keine?|siehe oben|dito|internet|google|wikipedia|wo sie .*)\W*$)(?=.*(?:\p{L}{3}|§))/isu,
    ),
)

/** The source of a local fact, and the month in which somebody checked it: `2026-11`. */
export const source = z.strictObject({
  quelle: sourceText,
  geprueft: technical(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
})
