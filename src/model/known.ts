import type { Brand } from './brand.ts'
import type { Facts } from './facts.ts'
import type { Unsettled } from './unsettled.ts'

/** Everything a placeholder can name: figures of fakten.yaml, values of marke.yaml, words. */
export type Placeholders = {
  facts: Facts
  brand: Brand
  /** What follows from other files: `anzahl_regionen`. */
  words?: Readonly<Record<string, string>>
  /** The day for which the site is built, `2026-11-21`. */
  today: string
}

/** The valid values of both files, and the names of the rest. */
export type Known = Placeholders & { unsettled: Unsettled }
