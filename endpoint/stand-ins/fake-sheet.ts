import type { CsvFile } from './csv-file.ts'
import type { FakeLock } from './fake-lock.ts'
import type { FakeNotes } from './fake-notes.ts'
import { strict } from './strict.ts'

const cellLimit = 50_000

export type FakeSheet = ReturnType<typeof fakeSheet>

/**
 * A sheet whose cells are a CSV file. It throws where Google would go wrong silently: for a write
 * without lock, over other cells, outside of the grid, in cells that are not plain text, or of what
 * Google would take for a formula if it were typed.
 */
export function fakeSheet(csv: CsvFile, notes: FakeNotes, lock: FakeLock) {
  // As Google makes them.
  let [height, width] = [1000, 26]
  const sheet = strict('Sheet', {
    getLastRow: () => csv.rows().length,
    getLastColumn: () => csv.rows().reduce((most, row) => Math.max(most, row.length), 0),
    getMaxRows: () => {
      height = Math.max(height, csv.rows().length)
      return height
    },
    getMaxColumns: () => width,
    insertRowsAfter: (after: number, count: number) => {
      if (after !== sheet.getMaxRows()) throw new Error('Only the end can grow here')
      height += count
    },
    insertColumnsAfter: (after: number, count: number) => {
      if (after !== width) throw new Error('Only the end can grow here')
      width += count
    },
    setFrozenRows: () => {},
    appendRow: (cells: string[]) => {
      for (const cell of cells) assertText(cell)
      csv.append(cells)
      height = Math.max(height, csv.rows().length)
    },
    getRange: (row: number, column: number, rows: number, columns: number) => {
      if (row < 1 || column < 1 || rows < 1 || columns < 1) throw new Error('Empty range')
      if (row + rows - 1 > sheet.getMaxRows() || column + columns - 1 > width) {
        throw new Error('The coordinates are outside of the sheet')
      }
      return fakeRange({ csv, notes, lock, row, column, rows, columns })
    },
  })
  return sheet
}

interface RangeSetup {
  csv: CsvFile
  notes: FakeNotes
  lock: FakeLock
  row: number
  column: number
  rows: number
  columns: number
}

function fakeRange({ csv, notes, lock, row, column, rows, columns }: RangeSetup) {
  let isPlainText = false
  const display = () => {
    const all = csv.rows()
    return Array.from({ length: rows }, (_, down) =>
      Array.from(
        { length: columns },
        (_, right) => all[row + down - 1]?.[column + right - 1] ?? '',
      ),
    )
  }
  const range = strict('Range', {
    getDisplayValues: display,
    getRow: () => row,
    getNotes: () => {
      if (row !== 1 || rows !== 1) throw new Error('Only the first row has notes here')
      const all = notes.read(csv.rows()[0] ?? [])
      return [Array.from({ length: columns }, (_, right) => all[column + right - 1] ?? '')]
    },
    setNote: (note: string) => {
      if (row !== 1 || rows !== 1 || columns !== 1)
        throw new Error('Only the first row has notes here')
      if (!lock.hasLock()) throw new Error('Written without holding the lock')
      notes.write(csv.rows()[0]?.[column - 1] ?? '', column - 1, note)
      return range
    },
    setNumberFormat: (format: string) => {
      isPlainText = format === '@'
      return range
    },
    setValues: (values: string[][]) => {
      if (!lock.hasLock()) throw new Error('Written without holding the lock')
      if (!isPlainText) throw new Error('Written into cells that are not plain text')
      if (values.length !== 1 || rows !== 1) throw new Error('Only one row at a time is supported')
      const [cells = []] = values
      if (cells.length !== columns) throw new Error('The values do not match the range')
      for (const cell of cells) assertText(cell)
      if (display().some((line) => line.some(Boolean))) throw new Error('Written over other cells')
      write(csv, row, column, cells)
      return range
    },
    createTextFinder: (text: string) => {
      if (text === '' || columns !== 1) throw new Error('Only texts in one column can be found')
      const whole = display()
      const small = text.toLowerCase()
      let isFound = (cell: string) => cell.toLowerCase().includes(small)
      const finder = strict('TextFinder', {
        useRegularExpression: (yes: boolean) => {
          // Google's patterns are not JavaScript's; these are the same in both.
          if (yes && !/^[\w|]+$/.test(text)) throw new Error('Only words can be a pattern here')
          const pattern = new RegExp(text, 'i')
          if (yes) isFound = (cell) => pattern.test(cell)
          return finder
        },
        matchEntireCell: (yes: boolean) => {
          if (yes) isFound = (cell) => cell.toLowerCase() === small
          return finder
        },
        findAll: () =>
          whole.flatMap(([cell = ''], down) =>
            isFound(cell)
              ? [fakeRange({ csv, notes, lock, row: row + down, column, rows: 1, columns: 1 })]
              : [],
          ),
      })
      return finder
    },
  })
  return range
}

function write(csv: CsvFile, row: number, column: number, cells: string[]): void {
  if (row === csv.rows().length + 1 && column === 1) {
    csv.append(cells)
    return
  }
  const all = csv.rows().map((line) => [...line])
  while (all.length < row) all.push([])
  const line = all[row - 1] ?? []
  while (line.length < column - 1) line.push('')
  line.splice(column - 1, cells.length, ...cells)
  csv.replace(all)
}

/** Throws for what would be a formula if a person typed it, or does not fit a cell. */
function assertText(cell: string): void {
  if (typeof cell !== 'string') throw new Error('Not a text')
  if (cell.length > cellLimit) throw new Error('More than 50000 characters in a single cell')
  if (/^\s*[=+\-@]/.test(cell)) throw new Error('This would become a formula')
}
