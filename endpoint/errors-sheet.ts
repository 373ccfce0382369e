/// <reference types="google-apps-script" />
import type { RegistrationRecord } from '../src/registration/record'
import { pieces, toCell } from './cell'
import { unmarked } from './row'
import { rowsWith, sheetNamed } from './sheet'

/** What came in, as far as it is known. */
export interface Submission {
  submittedAt: string
  email: string
  text: string
}

const header = ['Zeit', 'Grund', 'submittedAt', 'email', 'Anmeldung']
const rowLimit = 2_000
const pieceLength = 45_000
const pieceLimit = 6

/**
 * Notes a submission that could not be appended, once, so that no text is lost and somebody sees it.
 * Without the lock, which may be what failed; `appendRow` is atomic. True for a new row. Never throws:
 * the visitor's browser has the registration too.
 */
export function noteFailure(reason: unknown, submission: Submission): boolean {
  try {
    const sheet = errorsSheet()
    if (sheet.getLastRow() > rowLimit) throw new Error('Das Blatt „Fehler“ ist voll.')
    const noted = rowsWith(sheet, [[header.indexOf('submittedAt') + 1, submission.submittedAt]])
    if (noted.some((row) => isFrom(submission.email, row))) return false
    sheet.appendRow(cells(String(reason), submission))
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}

/** Keeps a registration whose texts are too long for their cells. Throws if that fails. */
export function keepWhole(record: RegistrationRecord): void {
  const reason = 'Ein Text ist länger, als eine Zelle sein darf. Der Rest steht hier.'
  errorsSheet().appendRow(cells(reason, submissionOf(record)))
}

export const submissionOf = (record: RegistrationRecord): Submission => ({
  submittedAt: record.submittedAt,
  email: record.email,
  text: JSON.stringify(record),
})

const isFrom = (email: string, row: string[]) =>
  unmarked(row[header.indexOf('email')] ?? '').toLowerCase() ===
  unmarked(toCell(email)).toLowerCase()

/** Text format from the start, for rows that are appended later. */
function errorsSheet(): GoogleAppsScript.Spreadsheet.Sheet {
  const sheet = sheetNamed('Fehler')
  if (sheet.getLastRow() === 0) {
    sheet.getRange(1, 1, sheet.getMaxRows(), sheet.getMaxColumns()).setNumberFormat('@')
    sheet.appendRow(header)
    sheet.setFrozenRows(1)
  }
  return sheet
}

/** The text in as many cells as it needs; all but the first begin with „…“, never with a formula. */
function cells(reason: string, { submittedAt, email, text }: Submission): string[] {
  const parts = pieces(text, pieceLength).map((part, at) => (at === 0 ? part : `…${part}`))
  const kept = parts.slice(0, pieceLimit)
  const cut = parts.length > pieceLimit ? ['… [gekürzt]'] : []
  return [new Date().toISOString(), reason, submittedAt, email, ...kept, ...cut].map(toCell)
}
