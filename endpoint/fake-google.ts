import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { formatCsvRow, parseCsv } from './csv'

/** What the script answered, taken apart. */
export interface Output {
  type: 'json' | 'html'
  body: string
}

/**
 * The Google services that the web app uses, as globals for it. The CSV file is the sheet, read anew
 * each time. Stricter than Google: an unknown member, a write without lock or into cells that are
 * not plain text throws, because there it would go wrong silently.
 */
export function fakeGoogle(file: string) {
  const lock = fakeLock()
  return {
    SpreadsheetApp: strict('SpreadsheetApp', {
      getActiveSpreadsheet: () => fakeSpreadsheet(file, lock),
      flush: () => {},
    }),
    LockService: strict('LockService', { getScriptLock: () => lock }),
    ContentService: strict('ContentService', {
      MimeType: strict('MimeType', { JSON: 'json' }),
      createTextOutput: (body: string) =>
        strict('TextOutput', {
          setMimeType: (type: 'json'): Output => ({ type, body }),
        }),
    }),
    HtmlService: strict('HtmlService', { createHtmlOutput: fakeHtmlOutput }),
    console: strict('console', { error: console.error }),
  }
}

function fakeLock() {
  let held = false
  return strict('Lock', {
    waitLock: (_timeoutMs: number) => {
      if (held) throw new Error('The lock was not released')
      held = true
    },
    releaseLock: () => {
      held = false
    },
    hasLock: () => held,
  })
}

type FakeLock = ReturnType<typeof fakeLock>

function fakeSpreadsheet(file: string, lock: FakeLock) {
  const sheet = fakeSheet(file, lock)
  return strict('Spreadsheet', {
    getSheetByName: () => (existsSync(file) ? sheet : null),
    insertSheet: () => sheet,
  })
}

function fakeSheet(file: string, lock: FakeLock) {
  const rows = () => (existsSync(file) ? parseCsv(readFileSync(file, 'utf8')) : [])
  return strict('Sheet', {
    getLastRow: () => rows().length,
    getMaxRows: () => 1000 + rows().length,
    setFrozenRows: () => {},
    getRange: (row: number, column: number, height: number, width: number) => {
      if (column !== 1) throw new Error('Only whole rows are supported')
      return fakeRange({ file, lock, row, height, width, rows })
    },
  })
}

interface RangeSetup {
  file: string
  lock: FakeLock
  row: number
  height: number
  width: number
  rows: () => string[][]
}

function fakeRange({ file, lock, row, height, width, rows }: RangeSetup) {
  let isPlainText = false
  const range = strict('Range', {
    getDisplayValues: () => rows().slice(row - 1, row - 1 + height),
    setNumberFormat: (format: string) => {
      isPlainText = format === '@'
      return range
    },
    setValues: (values: string[][]) => {
      const existing = readOrEmpty(file)
      if (!lock.hasLock()) throw new Error('Written without holding the lock')
      if (!isPlainText) throw new Error('Written into cells that are not plain text')
      if (row !== parseCsv(existing).length + 1) throw new Error('Only appending is supported')
      if (values.length !== height || values.some((cells) => cells.length !== width)) {
        throw new Error('The values do not match the range')
      }
      // A file edited by hand may lack its last line break.
      const start = existing === '' || existing.endsWith('\n') ? '' : '\r\n'
      mkdirSync(dirname(file), { recursive: true })
      appendFileSync(file, start + values.map(formatCsvRow).join(''))
      return range
    },
  })
  return range
}

const readOrEmpty = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

function fakeHtmlOutput(content: string) {
  let head = '<meta charset="utf-8">'
  const output = strict('HtmlOutput', {
    type: 'html' as const,
    setTitle: (title: string) => {
      head += `<title>${title}</title>`
      return output
    },
    addMetaTag: (name: string, value: string) => {
      head += `<meta name="${name}" content="${value}">`
      return output
    },
    get body() {
      return `<!doctype html><html><head>${head}</head><body>${content}</body></html>`
    },
  })
  return output
}

/** An object that throws where Google would have more than it does. */
function strict<T extends object>(name: string, members: T): T {
  return new Proxy(members, {
    get(target, key) {
      if (key in target) return Reflect.get(target, key)
      throw new TypeError(`${name}.${String(key)} does not exist here`)
    },
  })
}
