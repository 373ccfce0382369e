/// <reference types="google-apps-script" />
import { unmarked } from './row'

type Sheet = GoogleAppsScript.Spreadsheet.Sheet

// Each costs a call to Google. More registrations with one address are nobody's.
const rowsToRead = 20

export function sheetNamed(name: string): Sheet {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet()
  return spreadsheet.getSheetByName(name) ?? spreadsheet.insertSheet(name)
}

/** Writes cells that stay text: as '@', 0123 keeps its zero and 1/2 becomes no date. */
export function writeText(sheet: Sheet, row: number, column: number, cells: string[]): void {
  const [height, width] = [sheet.getMaxRows(), sheet.getMaxColumns()]
  if (row > height) sheet.insertRowsAfter(height, row - height)
  const right = column + cells.length - 1
  if (right > width) sheet.insertColumnsAfter(width, right - width)
  sheet.getRange(row, column, 1, cells.length).setNumberFormat('@').setValues([cells])
}

/**
 * The last rows below the header that contain each text in its column (counted from 1), upper case
 * or lower. Google searches; only what it finds is read.
 */
export function rowsWith(sheet: Sheet, texts: [column: number, text: string][]): string[][] {
  const last = sheet.getLastRow()
  if (last < 2) return []
  const found = texts.map(([column, text]) =>
    sheet
      .getRange(2, column, last - 1, 1)
      .createTextFinder(unmarked(text))
      .findAll()
      .map((cell) => cell.getRow()),
  )
  const [first = [], ...others] = found.map((numbers) => new Set(numbers))
  const inAll = [...first].filter((row) => others.every((rows) => rows.has(row)))
  return inAll
    .slice(-rowsToRead)
    .flatMap((row) => sheet.getRange(row, 1, 1, sheet.getLastColumn()).getDisplayValues())
}
