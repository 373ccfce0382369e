/// <reference types="google-apps-script" />
import { unmarked } from './row.ts'

type Sheet = GoogleAppsScript.Spreadsheet.Sheet

// Reading a row costs a call to Google. Nobody has more registrations with one address.
const rowsToRead = 20
// Google searches row by row. No device sends a registration again that came before so many others.
const rowsToSearch = 20_000

export function sheetNamed(name: string): Sheet {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet()
  return spreadsheet.getSheetByName(name) ?? spreadsheet.insertSheet(name)
}

/** Writes cells in the text format '@', in which 0123 keeps its zero and 1/2 is no date. */
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
 * The last rows whose cell in this column is this text, in upper or lower case. A text with a leading
 * apostrophe is searched for without it as a part of the cell, because the sheet may have swallowed it;
 * others must be the whole cell: `a@web.de` is the end of many addresses.
 */
export const rowsOf = (sheet: Sheet, column: number, text: string): string[][] =>
  lastRows(sheet, column, unmarked(text), (finder) =>
    finder.matchEntireCell(unmarked(text) === text),
  )

/** Lets Google search the last `rowsToSearch` rows, and reads at most `rowsToRead` of those it finds. */
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
