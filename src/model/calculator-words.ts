import { z } from 'zod'
import { wordKeys } from '../rechner/words.ts'
import { type Loaded, plain } from './text-kinds.ts'

/** rechner.yaml: all that the calculator says. */
export const calculator = z.record(z.enum(wordKeys), plain())

export type CalculatorWords = Loaded<z.infer<typeof calculator>>
