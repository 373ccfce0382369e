/// <reference types="google-apps-script" />
import { fields } from '../src/registration/fields.ts'
import { type Column, columns } from './row.ts'
import { writeText } from './sheet.ts'

type Sheet = GoogleAppsScript.Spreadsheet.Sheet

/** What people read at the head of each column. They may change it: the note of the cell keeps the key. */
export const titles = {
  submittedAt: 'Gesendet am',
  source: 'Von Seite',
  ...Object.fromEntries(fields.map(({ name, label }) => [name, label])),
  interests: 'Interessen',
  otherInterests: 'Weitere Interessen',
  receivedAt: 'Eingegangen am',
  note: 'Hinweis',
} as Record<Column, string>

// The receiver needs them to recognize duplicates.
const keyColumns: Column[] = ['submittedAt', 'email']

const noteOf = (column: Column) =>
  `[${column}]\nDaran erkennt die Registrierungsannahme diese Spalte, wie immer sie heißt. Bitte stehen lassen.`

/**
 * The key of each column from left to right, empty for the operator's own columns. A column is recognized
 * by the note at its title, else by its title, else by its key as the title. Adds missing columns at the
 * right and missing notes. The caller must hold the lock. Throws a German sentence when a column by which
 * duplicates are recognized is missing.
 */
export function columnsOf(sheet: Sheet): (Column | '')[] {
  if (sheet.getLastRow() === 0) {
    sheet.setFrozenRows(1)
    return addColumns(sheet, 0, [...columns])
  }
  const width = sheet.getLastColumn()
  const head = sheet.getRange(1, 1, 1, width)
  const [names = []] = head.getDisplayValues()
  const [notes = []] = head.getNotes()
  const found = recognize(names, notes)
  const lost = keyColumns.find((column) => !found.includes(column))
  if (lost) throw new Error(`Im Blatt „Anmeldungen“ fehlt in Zeile 1 die Spalte „${titles[lost]}“.`)
  for (const [at, column] of found.entries())
    if (column && keyIn(notes[at]) !== column) keepKey(sheet, at + 1, column)
  const missing = columns.filter((column) => !found.includes(column))
  return missing.length > 0 ? [...found, ...addColumns(sheet, width, missing)] : found
}

/**
 * The key of each title, each key once: recognized by notes first, then by titles, then by keys as titles.
 */
export function recognize(names: string[], notes: string[]): (Column | '')[] {
  const found: (Column | '')[] = names.map(() => '')
  const ways: ((column: Column, at: number) => boolean)[] = [
    (column, at) => keyIn(notes[at]) === column,
    (column, at) => names[at]?.trim() === titles[column],
    (column, at) => names[at]?.trim() === column,
  ]
  for (const is of ways)
    for (const column of columns) {
      if (found.includes(column)) continue
      const at = names.findIndex((_, index) => found[index] === '' && is(column, index))
      if (at >= 0) found[at] = column
    }
  return found
}

const keyIn = (note: string | undefined) => /\[(\w+)\]/.exec(note ?? '')?.[1]

function addColumns(sheet: Sheet, width: number, added: Column[]): Column[] {
  writeText(
    sheet,
    1,
    width + 1,
    added.map((column) => titles[column]),
  )
  for (const [at, column] of added.entries()) keepKey(sheet, width + at + 1, column)
  return added
}

/** Writes the note of a column. A failure is only logged: the title still identifies the column. */
function keepKey(sheet: Sheet, at: number, column: Column): void {
  try {
    sheet.getRange(1, at, 1, 1).setNote(noteOf(column))
  } catch (error) {
    console.error(error)
  }
}
