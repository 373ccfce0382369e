/// <reference types="google-apps-script" />
import { pieces, toCell } from './cell.ts'
import { hashOf } from './hash.ts'
import { pieceLength, pieceLimit } from './note-size.ts'
import type { Submission } from './receive.ts'
import { rowsWith, sheetNamed } from './sheet.ts'

/** What came in, as far as it is known. */
export interface Note {
  reason: string
  email: string
  /** All of it, to be read by people. */
  text: string
  /** What is noted once, of letters and digits; by default a hash of the text. */
  key?: string
  /** How many rows the sheet may have; 2,000 unless it says otherwise. */
  limit?: number
}

/** Beside the registrations: what could not be appended, and what a robot seems to have sent. */
type NoteSheet = 'Fehler' | 'Verdacht'

const header = ['Zeit', 'Grund', 'Kennung', 'email', 'Anmeldung']
const keyColumn = header.indexOf('Kennung') + 1
const rowLimit = 2_000

/**
 * Writes it down, once as long as its row is there. `appendRow` is atomic, so this works without the
 * lock, which may be what failed. Throws when it could not be written.
 */
export function note(name: NoteSheet, kept: Note): 'new' | 'known' | 'full' {
  const sheet = noteSheet(name)
  const key = kept.key ?? `k${hashOf(kept.text)}`
  if (rowsWith(sheet, keyColumn, key).length > 0) return 'known'
  if (sheet.getLastRow() > (kept.limit ?? rowLimit)) return 'full'
  const parts = pieces(kept.text, pieceLength).map((part, at) => (at === 0 ? part : `…${part}`))
  const cut = parts.length > pieceLimit ? ['… [gekürzt]'] : []
  const texts = [kept.reason, key, kept.email, ...parts.slice(0, pieceLimit), ...cut]
  sheet.appendRow([new Date().toISOString(), ...texts].map(toCell))
  return 'new'
}

export const noteOf = (reason: string, { record, suspect, content }: Submission): Note => ({
  reason,
  email: record.email,
  text: suspect ?? JSON.stringify(record),
  key: `k${content}`,
})

/** Text format from the start, for rows that are appended later. */
function noteSheet(name: NoteSheet): GoogleAppsScript.Spreadsheet.Sheet {
  const sheet = sheetNamed(name)
  if (sheet.getLastRow() === 0) {
    sheet.getRange(1, 1, sheet.getMaxRows(), sheet.getMaxColumns()).setNumberFormat('@')
    sheet.appendRow(header)
    sheet.setFrozenRows(1)
  }
  return sheet
}
