import { factsOf } from './computed-facts.ts'
import { figuresOf2026 } from './figures-of-2026.ts'

export const entries = figuresOf2026()
export const { facts } = factsOf(entries)
