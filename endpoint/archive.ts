import type { Row } from './row.ts'

export type Which = { email: string } | { before: Date }

/** What has been stored, for who looks after it: the same for both stores. */
export interface Archive {
  /** Oldest first, as cells that no spreadsheet takes for a formula; of one address, or all. */
  rows(email?: string): Promise<Row[]>
  /** What else was kept, in „Fehler“ and „Verdacht“, of one address, or all: also this goes with `remove`. */
  asides(email?: string): Promise<Row[]>
  /** When each of these came. */
  asideTimes(): Promise<Date[]>
  /** Deletes for good, suspects and failures too; resolves with how many registrations and others went. */
  remove(which: Which): Promise<{ registrations: number; others: number }>
  close(): Promise<void>
}
