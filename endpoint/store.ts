/// <reference types="google-apps-script" />
import type { RegistrationRecord } from '../src/registration/record'
import { keepWhole } from './errors-sheet'
import { type Column, columns, isDoubleSubmit, isSameRegistration, type Row, toRow } from './row'
import { rowsWith, sheetNamed, writeText } from './sheet'

const lockWaitMs = 20_000
// What the receiver cannot do without: they tell duplicates.
const keyColumns: Column[] = ['submittedAt', 'email']

interface Table {
  sheet: GoogleAppsScript.Spreadsheet.Sheet
  /** The first row as it stands, with columns of the operator's own. */
  header: string[]
}

/**
 * Appends the registration to the sheet; false if it is there already. One execution at a time.
 * Throws, with a German reason for the operator, when it could not be stored for certain.
 */
export function store(record: RegistrationRecord, stampedHere: boolean): boolean {
  const lock = LockService.getScriptLock()
  if (!lock.tryLock(lockWaitMs)) {
    throw new Error(`Die Tabelle war ${lockWaitMs / 1000} Sekunden lang belegt.`)
  }
  try {
    const table = openTable()
    const { row, isCut } = toRow(record)
    if (isStored(table, row, stampedHere)) return false
    if (isCut) keepWhole(record)
    append(table, row)
    return true
  } finally {
    lock.releaseLock()
  }
}

/** Columns are found by name, so they may be moved. A missing one is added at the right. */
function openTable(): Table {
  const sheet = sheetNamed('Anmeldungen')
  if (sheet.getLastRow() === 0) {
    writeText(sheet, 1, 1, [...columns])
    sheet.setFrozenRows(1)
    return { sheet, header: [...columns] }
  }
  const width = sheet.getLastColumn()
  const [names = []] = sheet.getRange(1, 1, 1, width).getDisplayValues()
  const header = names.map((name) => name.trim())
  const lost = keyColumns.find((column) => !header.includes(column))
  if (lost) throw new Error(`Im Blatt „Anmeldungen“ fehlt in Zeile 1 die Überschrift „${lost}“.`)
  const missing = columns.filter((column) => !header.includes(column))
  if (missing.length > 0) writeText(sheet, 1, width + 1, missing)
  return { sheet, header: [...header, ...missing] }
}

function isStored({ sheet, header }: Table, row: Row, stampedHere: boolean): boolean {
  const isSame = stampedHere ? isDoubleSubmit : isSameRegistration
  const search = stampedHere ? (['email'] as const) : keyColumns
  const texts = search.map((name): [number, string] => [header.indexOf(name) + 1, row[name]])
  return rowsWith(sheet, texts).some((cells) => {
    const cellOf = (name: Column) => cells[header.indexOf(name)] ?? ''
    return isSame(row, Object.fromEntries(columns.map((name) => [name, cellOf(name)])) as Row)
  })
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
  SpreadsheetApp.flush()
}

/** Neighbouring columns of ours, written together; nothing is written into those between them. */
function runs(header: string[]): { start: number; names: Column[] }[] {
  const found: { start: number; names: Column[] }[] = []
  for (const [index, name] of header.entries()) {
    const column = columns.find((each) => each === name)
    if (!column || header.indexOf(name) !== index) continue
    const run = found[found.length - 1]
    if (run && run.start + run.names.length === index + 1) run.names.push(column)
    else found.push({ start: index + 1, names: [column] })
  }
  return found
}
