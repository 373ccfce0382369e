/// <reference types="google-apps-script" />
import { columnsOf } from './header.ts'
import { enter, recall } from './ledger.ts'
import { withLock } from './lock.ts'
import { note, noteOf } from './notes.ts'
import type { Submission } from './receive.ts'
import {
  type Column,
  columns,
  folded,
  isSameRegistration,
  knownAddress,
  type Row,
  toRow,
} from './row.ts'
import { rowsOf, sheetNamed, writeText } from './sheet.ts'

// A visitor waits ten seconds.
const lockWaitMs = 8_000

interface Table {
  sheet: GoogleAppsScript.Spreadsheet.Sheet
  /** The key of each column from left to right, empty for the operator's own. */
  header: (Column | '')[]
}

/** `full`: the sheet „Verdacht“ takes no more. */
export type Stored = 'stored' | 'suspected' | 'duplicate' | 'spent' | 'full'

/**
 * Appends the registration to its sheet, unless it is there, or was. One execution at a time. Throws,
 * with a German reason for the operator, when it could not be stored for certain.
 */
export const store = (submission: Submission, now: Date): Stored =>
  withLock(lockWaitMs, () => {
    const table = openTable()
    const { isKnown, isSpent } = recall(submission, now)
    if (isKnown) return 'duplicate'
    const { row, isCut } = toRow(submission.record, now)
    const earlier = earlierRows(table, row)
    const isThere = earlier.some((other) => isSameRegistration(row, other, isCut))
    if (!isThere && isSpent) return 'spent'
    const outcome = isThere ? 'duplicate' : write(submission, table, row, { earlier, isCut })
    if (outcome !== 'full') enter(submission, now)
    return outcome
  })

function write(
  submission: Submission,
  table: Table,
  row: Row,
  { earlier, isCut }: { earlier: Row[]; isCut: boolean },
): Stored {
  if (submission.suspect !== undefined) {
    const reason = 'Das Feld, das Menschen nicht sehen, ist ausgefüllt.'
    // Posts without a proof may fill only a part of the sheet.
    const kept = { ...noteOf(reason, submission), ...(submission.proof && { limit: 10_000 }) }
    return note('Verdacht', kept) === 'full' ? 'full' : 'suspected'
  }
  // Before the row: after it, a repetition would be a duplicate and the rest never kept.
  if (isCut) keepWhole(submission)
  if (earlier.length > 0) row.note = knownAddress
  append(table, row)
  return 'stored'
}

/** Notes the whole submission in „Fehler“; its key differs from that of a failure with the same content. */
function keepWhole(submission: Submission): void {
  const reason = 'Ein Text ist länger, als eine Zelle sein darf. Der Rest steht hier.'
  const whole = { ...noteOf(reason, submission), key: `g${submission.content}` }
  if (note('Fehler', whole) === 'full') {
    throw new Error('Ein Text ist zu lang für eine Zelle, und das Blatt „Fehler“ ist voll.')
  }
}

function openTable(): Table {
  const sheet = sheetNamed('Anmeldungen')
  return { sheet, header: columnsOf(sheet) }
}

/** The rows with the same e-mail address. */
function earlierRows({ sheet, header }: Table, { email }: Row): Row[] {
  const at = (name: Column) => header.indexOf(name)
  return rowsOf(sheet, at('email') + 1, email)
    .map((cells) => Object.fromEntries(columns.map((name) => [name, cells[at(name)] ?? ''])) as Row)
    .filter((row) => folded(row.email) === folded(email))
}

function append({ sheet, header }: Table, row: Row): void {
  const next = sheet.getLastRow() + 1
  for (const { start, names } of runs(header)) {
    writeText(
      sheet,
      next,
      start,
      names.map((name) => row[name]),
    )
  }
}

/**
 * Groups of neighbouring columns, each written at once, so that the operator's own columns stay untouched.
 */
function runs(header: (Column | '')[]): { start: number; names: Column[] }[] {
  const found: { start: number; names: Column[] }[] = []
  for (const [index, column] of header.entries()) {
    if (!column) continue
    const run = found[found.length - 1]
    if (run && run.start + run.names.length === index + 1) run.names.push(column)
    else found.push({ start: index + 1, names: [column] })
  }
  return found
}
