/// <reference types="google-apps-script" />
import { pieces, toCell } from './cell.ts'
import { hashOf } from './hash.ts'
import { pieceLength, pieceLimit } from './note-size.ts'
import type { Submission } from './receive.ts'
import { rowsWith, sheetNamed } from './sheet.ts'

/** A submission to be noted, as far as it is known. */
export interface Note {
  reason: string
  email: string
  /** All of it, to be read by people. */
  text: string
  /** Identifies the note, so that it is written once: letters and digits; by default a hash of the text. */
  key?: string
  /** Number of rows from which the sheet is full; 2,000 by default. */
  limit?: number
}

/** Sheets beside the registrations: for what could not be appended, and for what looks like a robot's. */
type NoteSheet = 'Fehler' | 'Verdacht'

const header = ['Zeit', 'Grund', 'Kennung', 'email', 'Anmeldung']
const keyColumn = header.indexOf('Kennung') + 1
const rowLimit = 2_000

/**
 * Appends the note unless its row exists. `appendRow` is atomic, so this works without the lock, which may be
 * what failed. Throws when it could not be written.
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

/** The sheet; a new one gets its header and the text format for all later rows. */
function noteSheet(name: NoteSheet): GoogleAppsScript.Spreadsheet.Sheet {
  const sheet = sheetNamed(name)
  if (sheet.getLastRow() === 0) {
    sheet.getRange(1, 1, sheet.getMaxRows(), sheet.getMaxColumns()).setNumberFormat('@')
    sheet.appendRow(header)
    sheet.setFrozenRows(1)
  }
  return sheet
}
