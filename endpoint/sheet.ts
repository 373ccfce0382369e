/// <reference types="google-apps-script" />
import { unmarked } from './row.ts'

type Sheet = GoogleAppsScript.Spreadsheet.Sheet

// Each costs a call to Google. More registrations with one address are nobody's.
const rowsToRead = 20
// Google reads them one by one; what came before them no device keeps any more.
const rowsToSearch = 20_000

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
 * The last rows below the header whose cell in this column (counted from 1) contains one of the keys,
 * which are letters and digits.
 */
export const rowsWith = (sheet: Sheet, column: number, ...keys: string[]): string[][] =>
  lastRows(sheet, column, keys.join('|'), (finder) => finder.useRegularExpression(keys.length > 1))

/**
 * The last rows whose cell in this column is this text, upper case or lower: `a@web.de` is the end of
 * many other addresses. One with a mark is found in them, because the sheet may have swallowed the mark.
 */
export const rowsOf = (sheet: Sheet, column: number, text: string): string[][] =>
  lastRows(sheet, column, unmarked(text), (finder) =>
    finder.matchEntireCell(unmarked(text) === text),
  )

/** Google searches, so many rows at most; only what it finds is read. */
function lastRows(
  sheet: Sheet,
  column: number,
  text: string,
  asWanted: (finder: GoogleAppsScript.Spreadsheet.TextFinder) => typeof finder,
): string[][] {
  const last = sheet.getLastRow()
  const first = Math.max(2, last - rowsToSearch + 1)
  if (last < first) return []
  const range = sheet.getRange(first, column, last - first + 1, 1)
  return asWanted(range.createTextFinder(text))
    .findAll()
    .slice(-rowsToRead)
    .flatMap((cell) =>
      sheet.getRange(cell.getRow(), 1, 1, sheet.getLastColumn()).getDisplayValues(),
    )
}
