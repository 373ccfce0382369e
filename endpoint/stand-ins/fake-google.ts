import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { CsvFile } from './csv-file.ts'
import { type FakeLock, fakeLock } from './fake-lock.ts'
import { fakeNotes } from './fake-notes.ts'
import { type FakeSheet, fakeSheet } from './fake-sheet.ts'
import { strict } from './strict.ts'
import { writeWhole } from './write-whole.ts'

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
  /** Script properties, beside those that the script itself has set; none by default. */
  properties?: Record<string, string>
  /** Properties that the operator changes while the script runs. */
  changing?: () => Record<string, string>
  /** How many mails Google still takes today. */
  mailsLeft?: () => number
  /** What the receiver's clock says; the machine's by default. */
  now?: () => number
  /** Takes the mails; may throw, as Google does when the quota is used up. */
  sendMail?: (mail: Mail) => void
  /** Names of the functions that Google calls by the clock; the script adds its own. */
  triggers?: string[]
  /** Shortens the script's wait for the lock. */
  longestWaitMs?: number
}

/**
 * The Google services that the web app uses, as globals for it. Stricter than Google: an unknown
 * member throws, because there it would go wrong silently.
 */
export function fakeGoogle(options: FakeGoogleOptions) {
  const { file, properties = {}, sendMail = () => {}, mailsLeft = () => 100 } = options
  const lock = fakeLock(`${file}.lock`, options.longestWaitMs)
  const spreadsheet = fakeSpreadsheet(file, lock)
  const cache = fakeCache(options.now ?? Date.now)
  const scriptProperties = fakeProperties(beside(file, '-eigenschaften.json'), () => ({
    ...properties,
    ...options.changing?.(),
  }))
  return {
    SpreadsheetApp: strict('SpreadsheetApp', {
      getActiveSpreadsheet: () => spreadsheet,
      flush: () => {},
    }),
    LockService: strict('LockService', { getScriptLock: () => lock }),
    CacheService: strict('CacheService', { getScriptCache: () => cache }),
    PropertiesService: strict('PropertiesService', {
      getScriptProperties: () => scriptProperties,
    }),
    MailApp: strict('MailApp', {
      getRemainingDailyQuota: mailsLeft,
      sendEmail: (to: string, subject: string, body: string) => sendMail({ to, subject, body }),
    }),
    ContentService: strict('ContentService', {
      MimeType: strict('MimeType', { JSON: 'json' }),
      createTextOutput: (body: string) =>
        strict('TextOutput', {
          setMimeType: (type: 'json'): Output => ({ type, body }),
        }),
    }),
    Utilities: fakeUtilities,
    ScriptApp: fakeScriptApp(options.triggers ?? []),
    HtmlService: strict('HtmlService', { createHtmlOutput: fakeHtmlOutput }),
    console: strict('console', { error: console.error, log: () => {} }),
  }
}

const beside = (file: string, ending: string) => file.replace(/(\.csv)?$/, ending)

/** Where the other sheets are, beside the file of the registrations. */
export const errorsFileOf = (file: string) => beside(file, '-fehler.csv')
export const suspectsFileOf = (file: string) => beside(file, '-verdacht.csv')
export const ledgerFileOf = (file: string) => beside(file, '-verzeichnis.csv')

/** The notes at the first row of the sheet in this file. */
export const notesOf = (file: string) => fakeNotes(beside(file, '-notizen.json'))

function fakeSpreadsheet(file: string, lock: FakeLock) {
  const files = new Map([
    ['Anmeldungen', new CsvFile(file)],
    ['Fehler', new CsvFile(errorsFileOf(file))],
    ['Verdacht', new CsvFile(suspectsFileOf(file))],
    ['Verzeichnis', new CsvFile(ledgerFileOf(file))],
  ])
  const sheets = new Map<string, FakeSheet>()
  const open = (name: string) => {
    const csv = files.get(name)
    if (!csv) throw new Error(`There is no sheet ${name} here`)
    const sheet = sheets.get(name) ?? fakeSheet(csv, notesOf(csv.path), lock)
    sheets.set(name, sheet)
    return sheet
  }
  return strict('Spreadsheet', {
    getSheetByName: (name: string) => (files.get(name)?.exists() ? open(name) : null),
    insertSheet: open,
    getUrl: () => pathToFileURL(file).href,
  })
}

/** Script properties. Those that the script sets are kept in a file, which several executions share. */
function fakeProperties(file: string, chosen: () => Record<string, string>) {
  const read = (): Record<string, string> => ({
    ...(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}),
    ...chosen(),
  })
  return strict('Properties', {
    getProperty: (name: string) => read()[name] ?? null,
    getProperties: read,
    setProperty: (name: string, value: string) => {
      if (typeof value !== 'string') throw new Error('Properties hold only text')
      writeWhole(file, JSON.stringify({ ...read(), [name]: value }))
    },
  })
}

/** One trigger a day at a certain hour is all that the script asks for. */
function fakeScriptApp(triggers: string[]) {
  const builder = (handler: string) => {
    const steps = strict('ClockTriggerBuilder', {
      timeBased: () => steps,
      everyDays: (_: number) => steps,
      atHour: (_: number) => steps,
      create: () => void triggers.push(handler),
    })
    return steps
  }
  return strict('ScriptApp', {
    newTrigger: builder,
    getProjectTriggers: () =>
      triggers.map((handler) => strict('Trigger', { getHandlerFunction: () => handler })),
    deleteTrigger: (trigger: { getHandlerFunction(): string }) => {
      triggers.splice(triggers.indexOf(trigger.getHandlerFunction()), 1)
    },
  })
}

const fakeUtilities = strict('Utilities', {
  DigestAlgorithm: strict('DigestAlgorithm', { SHA_256: 'sha256' }),
  Charset: strict('Charset', { UTF_8: 'utf8' }),
  getUuid: randomUUID,
  formatDate: (time: Date, timeZone: string, format: string) => {
    const parts = new Intl.DateTimeFormat('de', {
      timeZone,
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(time)
      .map(({ type, value }) => [type, value])
    const { day: d, month: M, year: yyyy, hour: HH, minute: mm } = Object.fromEntries(parts)
    const known: Record<string, string> = { d, M, yyyy, HH, mm }
    return format.replace(/[A-Za-z]+/g, (sign) => known[sign] ?? `?${sign}?`)
  },
  // Google's bytes are signed, and without a charset its umlauts are question marks.
  computeDigest: (algorithm: 'sha256', text: string, charset: 'utf8') => {
    if (charset !== 'utf8') throw new Error('No charset')
    return Array.from(new Int8Array(createHash(algorithm).update(text, charset).digest()))
  },
})

function fakeCache(now: () => number) {
  const entries = new Map<string, { value: string; expires: number }>()
  const get = (key: string) => {
    const entry = entries.get(key)
    return entry && entry.expires > now() ? entry.value : null
  }
  const put = (key: string, value: string, seconds: number) => {
    if (typeof value !== 'string') throw new Error('The cache holds only text')
    if (key.length > 250 || value.length > 100_000) throw new Error('Argument too large')
    if (!(seconds > 0 && seconds <= 21_600)) throw new Error('The cache forgets after six hours')
    entries.set(key, { value, expires: now() + seconds * 1000 })
  }
  return strict('Cache', {
    get,
    put,
    getAll: (keys: string[]) =>
      Object.fromEntries(keys.map((key) => [key, get(key)]).filter(([, value]) => value !== null)),
    putAll: (values: Record<string, string>, seconds: number) => {
      for (const [key, value] of Object.entries(values)) put(key, value, seconds)
    },
    remove: (key: string) => void entries.delete(key),
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
