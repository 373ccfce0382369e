import type { Row } from './row.ts'

export type Which = { email: string } | { before: Date }

/** What has been stored, for who looks after it: the same for both stores. */
export interface Archive {
  /** Oldest first, as cells that no spreadsheet takes for a formula; of one address, or all. */
  rows(email?: string): Promise<Row[]>
  /** What else was kept of an address, in „Fehler“ and „Verdacht“: also this goes with `remove`. */
  asides(email: string): Promise<Row[]>
  /** How many wait in „Verdacht“. */
  suspects(): Promise<number>
  /** Deletes for good, suspects and failures too; resolves with how many registrations and others went. */
  remove(which: Which): Promise<{ registrations: number; others: number }>
  close(): Promise<void>
}
