// RFC 4180: cells with commas, semicolons, quotes or line breaks in quotes, quotes doubled, lines end in CRLF.
import { formulaSigns, unseen } from './cell.ts'

/** With semicolons as German spreadsheets write it; `parseCsv` reads commas alone. */
export function formatCsvRow(row: readonly string[], separator: ',' | ';' = ','): string {
  const cells = row
    .map(guard)
    .map((cell) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
  return `${cells.join(separator)}\r\n`
}

/** A whole file. */
export const formatCsv = (rows: readonly (readonly string[])[], separator?: ',' | ';'): string =>
  rows.map((row) => formatCsvRow(row, separator)).join('')

/** The inverse of `formatCsv`; also reads what a spreadsheet program or an editor has saved. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const content = text.replace(/^\ufeff/, '')
  // Each match is one cell with the delimiter that ends it.
  for (const match of content.matchAll(/(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    const [, quoted, plain = '', delimiter] = match
    if (match.index === content.length && row.length === 0) break
    row.push(unguard(quoted?.replaceAll('""', '"') ?? plain))
    if (delimiter === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

// German spreadsheets split lines at semicolons: they see no quotes in the middle of a line, so a
// cell of theirs may begin inside one of ours. A formula there is marked by an apostrophe as well.
const separators = '[,;\\t\\r\\n]'
const formulaFollows = `(?=["'\\0-\\x08\\x0b\\x0c\\x0e-\\x1f${unseen}]*[${formulaSigns}])`
const unguarded = new RegExp(`${separators}${formulaFollows}`, 'gu')
const guarded = new RegExp(`(${separators})'${formulaFollows}`, 'gu')

const guard = (cell: string) => cell.replace(unguarded, "$&'")
const unguard = (cell: string) => cell.replace(guarded, '$1')
