import type { Row } from './row.ts'

export type Which = { email: string } | { before: Date }

/** What is stored, for `npm run registrations`: the same for both stores. */
export interface Archive {
  /** Oldest first, as cells that no spreadsheet takes for a formula; of one address, or all. */
  rows(email?: string): Promise<Row[]>
  /** The entries of „Fehler“ and „Verdacht“, of one address or all; `remove` deletes them, too. */
  asides(email?: string): Promise<Row[]>
  /** Times of arrival of the asides. */
  asideTimes(): Promise<Date[]>
  /** Deletes for good, asides too; resolves with the numbers of deleted registrations and asides. */
  remove(which: Which): Promise<{ registrations: number; others: number }>
  close(): Promise<void>
}
