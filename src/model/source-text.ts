import { z } from 'zod'
import { technical } from './text-kinds.ts'

/** Where something can be read: never „folgt“, never a sign alone. */
export const sourceText = technical(
  z
    .string()
    .regex(
      /^(?!\s*(?:folgt|offen|unbekannt|keine?|siehe oben|dito|internet|google|wikipedia)\W*$)(?=.*(?:\p{L}{3}|§))/isu,
    ),
)
