import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bundleEndpoint } from '../scripts/build-endpoint.ts'
import { testFolder } from '../scripts/check/folder.fixture.ts'
import { trapName } from '../src/registration/fields.ts'
import { ticked } from '../src/registration/test-fixtures.ts'
import { loadSite } from '../src/site/load-site.ts'
import { formatCsv } from './csv.ts'
import { recognize, titles } from './header.ts'
import { columns, knownAddress } from './row.ts'
import { errorsFileOf, ledgerFileOf, type Mail, suspectsFileOf } from './stand-ins/fake-google.ts'
import {
  allRows,
  errorRowsIn,
  exampleForm,
  exampleRecord,
  formPost,
  freshProof,
  jsonPost,
  keptText,
  newSheet,
  rowsIn,
  suspectRowsIn,
} from './test-fixtures.ts'
import { loadWebApp, type WebAppOptions } from './web-app.ts'

const folder = testFolder()
const record = exampleRecord()
const code = await bundleEndpoint()
let file: string
let mails: Mail[]
let clock: number

beforeEach(() => {
  file = newSheet(folder)
  mails = []
  clock = Date.UTC(2026, 10, 21, 10)
  vi.spyOn(console, 'error')
    .mockClear()
    .mockImplementation(() => {})
})

// Google keeps the log, and mailboxes the mails: who asks for deletion is not looked for there.
afterEach(() => {
  const told = inspect([vi.mocked(console.error).mock.calls, mails], { depth: null })
  for (const text of [record.lastName, record.email, record.city]) expect(told).not.toContain(text)
})

function webApp(options: Partial<WebAppOptions> = {}) {
  const sendMail = (mail: Mail) => void mails.push(mail)
  const now = () => clock
  return loadWebApp({ file, code, sendMail, now, longestWaitMs: 5, ...options })
}

const answerTo = (value: unknown, app = webApp(), proof?: string) =>
  JSON.parse(app.doPost(jsonPost(value, proof)).body)
const another = (email: string, changes = {}) => ({ ...record, email, ...changes })
const cellOf = (row: string[] | undefined, name: (typeof columns)[number]) =>
  row?.[columns.indexOf(name)]
const operator = { MELDUNG_AN: 'buero@example.org' }
const subjects = () => mails.map(({ subject }) => subject)

const hour = 3_600_000
const ok = { ok: true }
const duplicate = { ok: true, duplicate: true }
const notes = (): string[] =>
  JSON.parse(readFileSync(file.replace('.csv', '-notizen.json'), 'utf8')).map(
    ({ note }: { note: string }) => note,
  )
const busy = { ok: false, reason: 'busy' }
const failed = { ok: false, reason: 'failed' }
const writeSheet = (...rows: string[][]) => writeFileSync(file, formatCsv(rows))

test('what outlives a row is hashes, which no other sheet shares', () => {
  answerTo(record)
  const ledger = readFileSync(ledgerFileOf(file), 'utf8')
  expect(ledger).toMatch(
    /^Zeit,Schlüssel\r\n2026-11-21T10:00:00\.000Z,k[0-9a-f]{32} k[0-9a-f]{32}\r\n$/,
  )
  file = newSheet(folder)
  const other = webApp()
  other.doGet()
  answerTo(record)
  expect(readFileSync(ledgerFileOf(file), 'utf8')).not.toBe(ledger)
  writeSheet([...columns])
  expect(answerTo(record, other), 'all executions share').toEqual(duplicate)
})

test('a script that was killed between row and note of it doubles nothing, and notes it later', () => {
  answerTo(record)
  rmSync(ledgerFileOf(file))
  expect(answerTo(record)).toEqual(duplicate)
  expect(rowsIn(file)).toHaveLength(1)
  writeSheet([...columns])
  expect(answerTo(record)).toEqual(duplicate)
})

test('a torn row is no registration', () => {
  answerTo(record)
  rmSync(ledgerFileOf(file))
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.slice(0, text.indexOf(record.email) + record.email.length))
  expect(answerTo(record)).toEqual(ok)
  expect(cellOf(rowsIn(file)[1], 'city')).toBe('Köln')
})

test('a sheet busy for too long is an honest failure, noted once, and mended by a second attempt', () => {
  writeFileSync(`${file}.lock`, '')
  const app = webApp()
  expect(answerTo(record, app)).toEqual(failed)
  expect(answerTo(record, app)).toEqual(failed)
  expect(app.doPost(formPost(exampleForm())).body).toContain('Das hat leider nicht geklappt')
  expect(rowsIn(file)).toEqual([])
  const [noted, ...more] = errorRowsIn(file)
  expect(noted?.[1]).toContain('8 Sekunden lang belegt')
  expect(JSON.parse(noted?.[4] ?? '')).toEqual(record)
  expect(more).toEqual([])

  rmSync(`${file}.lock`)
  expect(answerTo(record, app)).toEqual(ok)
})

test('a new sheet has German titles, and each cell of them a note with its key', () => {
  answerTo(record)
  expect(allRows(file)[0]).toEqual(columns.map((column) => titles[column]))
  expect(notes()).toEqual(columns.map((column) => expect.stringContaining(`[${column}]`)))
})

test.each<[string, (column: (typeof columns)[number]) => string]>([
  ['German', (column) => titles[column]],
  ['English, as they were once', (column) => column],
])('columns are found by their titles (%s), wherever the operator has put them', (_, titleOf) => {
  const names = columns.map(titleOf)
  const order = ['Notiz', ...names.toReversed().slice(0, 8), 'Anruf am', ...names.slice(0, 5)]
  writeSheet(order, ['wichtig'])
  expect(answerTo(record)).toEqual(ok)
  expect(answerTo(record)).toEqual(duplicate)
  const [header, , row = []] = allRows(file)
  expect(header).toEqual(order)
  const cellAt = (name: string) => row[order.indexOf(name)]
  expect(cellAt('Notiz')).toBe('')
  expect(cellAt('Anruf am')).toBe('')
  expect(cellAt(titleOf('lastName'))).toBe('Größmann')
  expect(cellAt(titleOf('phone'))).toBe("'+49 30 123456")
  expect(cellAt(titleOf('submittedAt'))).toBe(record.submittedAt)
})

test.each<[string, (column: (typeof columns)[number]) => string]>([
  ['of this version', (column) => titles[column]],
  ['of an earlier one', (column) => column],
])('a renamed title of a sheet %s is neither lost nor added anew', (_, titleOf) => {
  writeSheet(columns.map(titleOf))
  answerTo(record)
  const [, ...rows] = allRows(file)
  const renamed = columns.map((column) => (column === 'note' ? 'Hinweis' : `Mein ${column}`))
  writeSheet(renamed, ...rows)
  expect(answerTo({ ...record, city: 'Bonn' })).toEqual(ok)
  expect(answerTo({ ...record, city: 'Bonn' })).toEqual(duplicate)
  const [header, , second] = allRows(file)
  expect(header).toEqual(renamed)
  expect(cellOf(second, 'city')).toBe('Bonn')
  expect(cellOf(second, 'note')).toBe(knownAddress)
})

test('a column of the operator’s own takes the place of none of ours, whatever its title is', () => {
  const names = [titles.city, titles.phone, titles.city]
  expect(recognize(names, ['[phone]', '', ''])).toEqual(['phone', '', 'city'])
})

test('a deleted column comes back at the right', () => {
  const others = columns.filter((name) => name !== 'phone')
  writeSheet([...others, ...Array.from({ length: 26 - others.length }, () => 'Eigenes')])
  expect(answerTo(record)).toEqual(ok)
  expect(notes()).toHaveLength(columns.length)
  const [header = [], row = []] = allRows(file)
  expect(header.at(-1)).toBe(titles.phone)
  expect(row.at(-1)).toBe("'+49 30 123456")
})

test.each(['email', 'submittedAt'] as const)(
  'without %s, which tells duplicates, nothing is written but a note, until it is back',
  (lost) => {
    writeSheet(columns.map((name) => (name === lost ? 'Anders' : name)))
    const app = webApp({ properties: operator })
    expect(answerTo(record, app)).toEqual(failed)
    expect(answerTo(record, app)).toEqual(failed)
    expect(rowsIn(file)).toEqual([])
    expect(errorRowsIn(file)).toHaveLength(1)
    expect(errorRowsIn(file)[0]?.[1]).toContain(`fehlt in Zeile 1 die Spalte „${titles[lost]}“`)
    expect(subjects()).toEqual(['Eine Anmeldung konnte nicht eingetragen werden'])
    writeSheet([...columns])
    expect(answerTo(record, app)).toEqual(ok)
  },
)

test('a sheet that cannot be written is a failure in both encodings', () => {
  writeFileSync(file, '')
  const app = webApp({ file: join(file, 'rows.csv') })
  expect(answerTo(record, app)).toEqual(failed)
  const { body } = app.doPost(formPost(exampleForm()))
  expect(body).toContain('Das hat leider nicht geklappt')
  expect(body, 'with another way').toContain(`href="${loadSite().brand.domain}/"`)
})

test('a text too long for a cell is cut with a mark, and kept whole in the other sheet', () => {
  const otherInterests = `${'😀 Imkern, '.repeat(20_000)}Ende`
  expect(answerTo({ ...record, interests: ticked('other'), otherInterests })).toEqual(ok)
  const cell = cellOf(rowsIn(file)[0], 'otherInterests') ?? ''
  expect(cell).toMatch(/^😀 Imkern, .* … \[gekürzt: Der ganze Text steht im Blatt „Fehler“\]$/u)
  expect(cell.length).toBeLessThan(50_000)
  const [json] = errorRowsIn(file).map(keptText)
  expect(JSON.parse(json ?? '')).toMatchObject({ email: record.email, otherInterests })
})

test('a text too long for a cell, appended at the second attempt, is kept once', () => {
  const long = { ...record, phone: '1'.repeat(60_000) }
  writeSheet(columns.map((name) => (name === 'email' ? 'E-Mail' : name)))
  const app = webApp({ properties: operator })
  expect(answerTo(long, app)).toEqual(failed)
  expect(answerTo(long, app)).toEqual(failed)
  expect(errorRowsIn(file)).toHaveLength(1)
  expect(subjects()).toEqual(['Eine Anmeldung konnte nicht eingetragen werden'])
  writeSheet([...columns])
  expect(answerTo(long, app)).toEqual(ok)
  expect(answerTo(long, app)).toEqual(duplicate)
  expect(errorRowsIn(file)).toHaveLength(2)
})

test('a suspect is kept with time and reason, and the operator is told', () => {
  const app = webApp({ properties: operator })
  expect(answerTo({ ...record, [trapName]: '=1+1' }, app)).toEqual(ok)
  const [row = [], ...more] = suspectRowsIn(file)
  expect(more).toEqual([])
  expect(row.slice(0, 4)).toEqual([
    '2026-11-21T10:00:00.000Z',
    'Das Feld, das Menschen nicht sehen, ist ausgefüllt.',
    expect.stringMatching(/^k[0-9a-f]{32}$/),
    record.email,
  ])
  expect(subjects()).toEqual(['Eine Sendung sieht nach einem Programm aus'])
  rmSync(suspectsFileOf(file))
  expect(answerTo({ ...record, [trapName]: '=1+1' }, app)).toEqual(duplicate)
})

test('a paused or overrun receiver notes nothing: browsers send again', () => {
  for (const properties of [{ GRENZE_PRO_MINUTE: '0' }, { REGISTRIERUNG: 'pausiert' }])
    expect(answerTo({ ...record, submittedAt: '' }, webApp({ properties }))).toMatchObject({
      ok: false,
    })
  expect([...rowsIn(file), ...errorRowsIn(file)]).toEqual([])
})

test('a sheet of notes that is full loses nothing: the answer says so, and the operator reads it', () => {
  const full = Array.from({ length: 2_001 }, () => ['x'])
  const write = (path: string) => writeFileSync(path, formatCsv(full))
  let left = 100
  const app = webApp({ properties: operator, mailsLeft: () => left })
  write(suspectsFileOf(file))
  expect(answerTo({ ...record, [trapName]: 'x' }, app)).toEqual(busy)
  expect(answerTo({ ...another('b@example.org'), [trapName]: 'x' }, app, freshProof())).toEqual(ok)
  expect(subjects()).toEqual([
    'Das Blatt „Verdacht“ ist voll',
    'Eine Sendung sieht nach einem Programm aus',
  ])
  write(errorsFileOf(file))
  left = 1
  expect(answerTo({ ...record, phone: '1'.repeat(60_000) }, app)).toEqual(failed)
  expect(rowsIn(file)).toEqual([])
  expect(subjects().slice(2)).toEqual(['Das Blatt „Fehler“ ist voll'])
  expect(answerTo(record, app)).toEqual(ok)
})

test('the operator is told of a limit that is reached, once an hour, and nothing when it is a pause', () => {
  const app = webApp({ properties: { ...operator, GRENZE_OHNE_NACHWEIS: '1' } })
  const limits = () => subjects().filter((subject) => subject.startsWith('Grenze'))
  for (const name of ['a', 'b', 'c']) answerTo(another(`${name}@example.org`), app)
  expect(limits()).toEqual(['Grenze erreicht: GRENZE_OHNE_NACHWEIS'])
  clock += hour
  for (const name of ['d', 'e', 'f']) answerTo(another(`${name}@example.org`), app)
  expect(limits()).toHaveLength(2)
  answerTo(record, webApp({ properties: { ...operator, GRENZE_PRO_MINUTE: '0' } }))
  expect(limits()).toHaveLength(2)
})

test('many rows in an hour are told of in one mail more, and counted in the next', () => {
  const app = webApp({ properties: { ...operator, GRENZE_OHNE_NACHWEIS: '60' } })
  for (let at = 0; at < 15; at += 1, clock += hour / 30)
    answerTo(another(`person${at}@example.org`), app)
  expect(mails).toHaveLength(11)
  expect(subjects().slice(9)).toEqual(['Neue Anmeldung', 'Viele neue Anmeldungen'])
  clock += hour / 2
  answerTo(record, app)
  expect(mails.slice(11)).toEqual([
    expect.objectContaining({
      subject: 'Neue Anmeldungen',
      body: expect.stringContaining('kamen 5 weitere'),
    }),
  ])
})

test('a flood cannot use up the mails that report a lost registration', () => {
  let left = 50
  const app = webApp({ properties: operator, mailsLeft: () => left })
  expect(answerTo(record, app)).toEqual(ok)
  left = 20
  answerTo({ ...record, [trapName]: 'x', city: 'Bonn' }, app)
  expect(mails).toEqual([])
  left = 1
  writeSheet(['x'])
  answerTo(another('b@example.org'), app)
  expect(subjects()).toEqual(['Eine Anmeldung konnte nicht eingetragen werden'])
})

test('without script properties a registration is stored, and its row tells it again', () => {
  const app = webApp()
  writeFileSync(file.replace('.csv', '-eigenschaften.json'), '{')
  expect(answerTo(record, app)).toEqual(ok)
  expect(answerTo(record, app)).toEqual(duplicate)
})

test('the operator is told of a new row, once, without a word about the person', () => {
  const app = webApp({ properties: operator })
  answerTo(record, app)
  answerTo(record, app)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: 'buero@example.org', subject: 'Neue Anmeldung' })
  expect(JSON.stringify(mails)).not.toContain(record.firstName)
})

test('a used-up mail quota stops no registration', () => {
  const sendMail = () => {
    throw new Error('Service invoked too many times for one day: email.')
  }
  const app = webApp({ properties: operator, sendMail })
  expect(answerTo(record, app)).toEqual(ok)
  expect(rowsIn(file)).toHaveLength(1)
})
