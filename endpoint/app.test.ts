import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bundleEndpoint } from '../scripts/build-endpoint'
import { ticked } from '../src/registration/test-fixtures'
import { formatCsvRow } from './csv'
import { columns } from './row'
import type { Mail } from './stand-ins/fake-google'
import {
  allRows,
  errorRowsIn,
  exampleForm,
  exampleRecord,
  keptText,
  rowsIn,
  sheetFolder,
} from './test-fixtures'
import { loadWebApp, type WebAppOptions } from './web-app'

const sheets = sheetFolder()
const record = exampleRecord()
let code: string
let file: string
let mails: Mail[]

beforeAll(async () => {
  code = await bundleEndpoint()
})
beforeEach(() => {
  file = sheets.newFile()
  mails = []
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterAll(sheets.remove)

function webApp(options: Partial<WebAppOptions> = {}) {
  const sendMail = (mail: Mail) => void mails.push(mail)
  return loadWebApp({ file, code, sendMail, longestWaitMs: 5, ...options })
}

function post(type: string, contents: string, parameter = {}) {
  const postData = { contents, type, length: contents.length, name: 'postData' }
  const rest = { parameters: {}, queryString: '', contextPath: '', contentLength: contents.length }
  return { postData, parameter, ...rest }
}

const json = (value: unknown) => post('text/plain', JSON.stringify(value))
const form = (fields: Record<string, string>) =>
  post('application/x-www-form-urlencoded', new URLSearchParams(fields).toString(), fields)
const answerTo = (value: unknown, app = webApp()) => JSON.parse(app.doPost(json(value)).body)

const failed = { ok: false, reason: 'failed' }
const writeSheet = (...rows: string[][]) => writeFileSync(file, rows.map(formatCsvRow).join(''))

test('an e-mail address in other case or with blanks is the same address', () => {
  answerTo(record)
  const again = { ...record, email: ' JUERGEN@Example.org ' }
  expect(answerTo(again)).toEqual({ ok: true, duplicate: true })
})

test('a sheet busy for too long is an honest failure, noted once, and mended by a second attempt', () => {
  writeFileSync(`${file}.lock`, '')
  const app = webApp()
  expect(answerTo(record, app)).toEqual(failed)
  expect(answerTo(record, app)).toEqual(failed)
  expect(app.doPost(form(exampleForm())).body).toContain('Das hat leider nicht geklappt')
  expect(rowsIn(file)).toEqual([])
  const [noted, ...more] = errorRowsIn(file)
  expect(noted?.[1]).toContain('20 Sekunden lang belegt')
  expect(JSON.parse(noted?.[4] ?? '')).toEqual(record)
  expect(more).toHaveLength(1)

  rmSync(`${file}.lock`)
  expect(answerTo(record, app)).toEqual({ ok: true })
})

test('columns are found by their names, wherever the operator has put them', () => {
  const order = ['Notiz', ...columns.toReversed().slice(0, 6), 'Anruf am', ...columns.slice(0, 5)]
  writeSheet(order, ['wichtig'])
  expect(answerTo(record)).toEqual({ ok: true })
  expect(answerTo(record)).toEqual({ ok: true, duplicate: true })
  const [, , row = []] = allRows(file)
  const cellOf = (name: string) => row[order.indexOf(name)]
  expect(cellOf('Notiz')).toBe('')
  expect(cellOf('Anruf am')).toBe('')
  expect(cellOf('lastName')).toBe('Größmann')
  expect(cellOf('phone')).toBe("'+49 30 123456")
  expect(cellOf('submittedAt')).toBe(record.submittedAt)
})

test('a deleted column comes back at the right', () => {
  writeSheet(columns.filter((name) => name !== 'phone'))
  expect(answerTo(record)).toEqual({ ok: true })
  const [header = [], row = []] = allRows(file)
  expect(header.at(-1)).toBe('phone')
  expect(row.at(-1)).toBe("'+49 30 123456")
})

test('without the columns that tell duplicates nothing is written but a note, until they are back', () => {
  const renamed = columns.map((name) => (name === 'email' ? 'E-Mail' : name))
  writeSheet(renamed)
  const app = webApp({ properties: { MELDUNG_AN: 'buero@example.org' } })
  expect(answerTo(record, app)).toEqual(failed)
  expect(answerTo(record, app)).toEqual(failed)
  expect(rowsIn(file)).toEqual([])
  expect(errorRowsIn(file)).toHaveLength(1)
  expect(errorRowsIn(file)[0]?.[1]).toContain('fehlt in Zeile 1 die Überschrift „email“')
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Eine Anmeldung konnte nicht eingetragen werden',
  ])
  writeSheet([...columns])
  expect(answerTo(record, app)).toEqual({ ok: true })
})

test('a sheet that cannot be written is a failure in both encodings', () => {
  writeFileSync(file, '')
  const app = webApp({ file: join(file, 'rows.csv') })
  expect(answerTo(record, app)).toEqual(failed)
  expect(app.doPost(form(exampleForm())).body).toContain('Das hat leider nicht geklappt')
})

test('a text too long for a cell is cut with a mark, and kept whole in the other sheet', () => {
  const otherInterests = `${'😀 Imkern, '.repeat(20_000)}Ende`
  expect(answerTo({ ...record, interests: ticked('other'), otherInterests })).toEqual({ ok: true })
  const cell = rowsIn(file)[0]?.at(-1) ?? ''
  expect(cell).toMatch(/^😀 Imkern, .* … \[gekürzt: Der ganze Text steht im Blatt „Fehler“\]$/u)
  expect(cell.length).toBeLessThan(50_000)
  const [json] = errorRowsIn(file).map(keptText)
  expect(JSON.parse(json ?? '')).toMatchObject({ email: record.email, otherInterests })
})

test('the filled trap is answered like a success in both encodings and leaves no row', () => {
  expect(answerTo({ ...record, website: 'x' })).toEqual({ ok: true })
  expect(webApp().doPost(form(exampleForm({ website: 'x' }))).body).toContain('Vielen Dank')
  expect(rowsIn(file)).toEqual([])
})

test('a paused or overrun receiver says so and notes nothing: browsers send again', () => {
  const app = webApp({ properties: { GRENZE_PRO_MINUTE: '0' } })
  expect(answerTo(record, app)).toEqual({ ok: false, reason: 'busy' })
  expect(app.doPost(form(exampleForm())).body).toContain('Gerade melden sich sehr viele')
  expect([...rowsIn(file), ...errorRowsIn(file)]).toEqual([])
})

test('the operator is told of a new row, once, without a word about the person', () => {
  const app = webApp({ properties: { MELDUNG_AN: 'buero@example.org' } })
  answerTo(record, app)
  answerTo(record, app)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: 'buero@example.org', subject: 'Neue Anmeldung' })
  const everything = JSON.stringify(mails)
  for (const text of [record.firstName, record.lastName, record.email, record.city]) {
    expect(everything).not.toContain(text)
  }
})

test('a used-up mail quota stops no registration', () => {
  const sendMail = () => {
    throw new Error('Service invoked too many times for one day: email.')
  }
  const app = webApp({ properties: { MELDUNG_AN: 'buero@example.org' }, sendMail })
  expect(answerTo(record, app)).toEqual({ ok: true })
  expect(rowsIn(file)).toHaveLength(1)
})
