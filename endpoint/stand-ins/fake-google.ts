import { pathToFileURL } from 'node:url'
import { CsvFile } from './csv-file'
import { type FakeLock, fakeLock } from './fake-lock'
import { type FakeSheet, fakeSheet } from './fake-sheet'
import { strict } from './strict'

/** What the script answered, taken apart. */
export interface Output {
  type: 'json' | 'html'
  body: string
}

export interface Mail {
  to: string
  subject: string
  body: string
}

export interface FakeGoogleOptions {
  /** The CSV file that stands for the sheet „Anmeldungen“. */
  file: string
  /** Script properties; none by default. */
  properties?: Record<string, string>
  /** Takes the mails; may throw, as Google does when the quota is used up. */
  sendMail?: (mail: Mail) => void
  /** Shortens the script's wait for the lock. */
  longestWaitMs?: number
}

/**
 * The Google services that the web app uses, as globals for it. Stricter than Google: an unknown
 * member throws, because there it would go wrong silently.
 */
export function fakeGoogle(options: FakeGoogleOptions) {
  const { file, properties = {}, sendMail = () => {} } = options
  const lock = fakeLock(`${file}.lock`, options.longestWaitMs)
  const spreadsheet = fakeSpreadsheet(file, lock)
  const cache = fakeCache()
  return {
    SpreadsheetApp: strict('SpreadsheetApp', {
      getActiveSpreadsheet: () => spreadsheet,
      flush: () => {},
    }),
    LockService: strict('LockService', { getScriptLock: () => lock }),
    CacheService: strict('CacheService', { getScriptCache: () => cache }),
    PropertiesService: strict('PropertiesService', {
      getScriptProperties: () =>
        strict('Properties', { getProperty: (name: string) => properties[name] ?? null }),
    }),
    MailApp: strict('MailApp', {
      sendEmail: (to: string, subject: string, body: string) => sendMail({ to, subject, body }),
    }),
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

/** Where the sheet „Fehler“ is, beside the file of the registrations. */
export const errorsFileOf = (file: string) => file.replace(/(\.csv)?$/, '-fehler.csv')

function fakeSpreadsheet(file: string, lock: FakeLock) {
  const files = new Map([
    ['Anmeldungen', new CsvFile(file)],
    ['Fehler', new CsvFile(errorsFileOf(file))],
  ])
  const sheets = new Map<string, FakeSheet>()
  const open = (name: string) => {
    const csv = files.get(name)
    if (!csv) throw new Error(`There is no sheet ${name} here`)
    const sheet = sheets.get(name) ?? fakeSheet(csv, lock)
    sheets.set(name, sheet)
    return sheet
  }
  return strict('Spreadsheet', {
    getSheetByName: (name: string) => (files.get(name)?.exists() ? open(name) : null),
    insertSheet: open,
    getUrl: () => pathToFileURL(file).href,
  })
}

function fakeCache() {
  const entries = new Map<string, { value: string; expires: number }>()
  return strict('Cache', {
    get: (key: string) => {
      const entry = entries.get(key)
      return entry && entry.expires > Date.now() ? entry.value : null
    },
    put: (key: string, value: string, seconds: number) => {
      if (typeof value !== 'string') throw new Error('The cache holds only text')
      entries.set(key, { value, expires: Date.now() + seconds * 1000 })
    },
  })
}

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
