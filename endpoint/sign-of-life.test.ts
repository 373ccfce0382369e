import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bundleEndpoint } from '../scripts/build-endpoint.ts'
import { testFolder } from '../scripts/check/folder.fixture.ts'
import { readBrand } from '../src/model/read-brand.ts'
import { readContentFiles } from '../src/site/content-files.ts'
import { formatCsv } from './csv.ts'
import { columns } from './row.ts'
import { errorsFileOf, type Mail } from './stand-ins/fake-google.ts'
import { newSheet } from './test-fixtures.ts'
import { loadWebApp, type WebAppOptions } from './web-app.ts'

const folder = testFolder()
const day = 24 * 60 * 60 * 1000
const begin = Date.UTC(2026, 10, 23, 6)
const code = await bundleEndpoint({
  version: '1.2.3',
  commit: 'abcdef0123',
  day: '22.11.2026',
})
let file: string
let mails: Mail[]
let triggers: string[]
let clock: number

beforeEach(() => {
  file = newSheet(folder)
  mails = []
  triggers = []
  clock = begin
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => expect(JSON.stringify(mails)).not.toContain('anna@'))

function webApp(properties: Record<string, string> = {}, options: Partial<WebAppOptions> = {}) {
  return loadWebApp({
    file,
    code,
    triggers,
    now: () => clock,
    sendMail: (mail) => void mails.push(mail),
    properties: { MELDUNG_AN: 'buero@example.org', ...properties },
    ...options,
  })
}

/** Rows that came on these days, counted from the beginning. */
function rowsOfDays(...days: number[]) {
  const rows = days.map((at) => {
    const time = new Date(begin + at * day).toISOString()
    const known = { submittedAt: time, receivedAt: time, email: 'anna@example.org' }
    return columns.map((column) => (known as Record<string, string>)[column] ?? '')
  })
  writeFileSync(file, formatCsv([[...columns], ...rows]))
}

const subjects = () => mails.map(({ subject }) => subject)

function dailyFor(days: number, app = webApp()) {
  for (let at = 0; at < days; at += 1) {
    app.taeglich()
    clock += day
  }
}

test('set up once, Google calls each morning, and the first weekly mail is on its way', () => {
  const app = webApp()
  triggers.push('eigenes')
  app.einrichten()
  app.einrichten()
  app.taeglich()
  expect(triggers).toEqual(['eigenes', 'taeglich'])
  expect(subjects()).toEqual(['Noch keine Registrierung', 'Noch keine Registrierung'])
})

test('without an address for mails, setting up says what is missing', () => {
  expect(() => webApp({ MELDUNG_AN: '' }).einrichten()).toThrow('MELDUNG_AN')
  expect(triggers).toEqual([])
})

test('once a week it says how many came and when the last one did', () => {
  rowsOfDays(-20, -7.5, -3, -1)
  const app = webApp({ TAGE_OHNE_ANMELDUNG: '0' })
  dailyFor(7, app)
  expect(subjects()).toEqual(['2 Registrierungen in sieben Tagen, letzte am 22.11.2026'])
  expect(mails[0]?.body).toContain(
    `Die letzte kam am 22.11.2026, 07:00 Uhr. Zeilen in der Tabelle: 4.

Die Annahme hat die Version 1.2.3, Stand abcdef0123.

`,
  )
  // Google's clock is an hour early.
  clock -= day / 24
  dailyFor(1, app)
  expect(subjects().slice(1)).toEqual(['0 Registrierungen in sieben Tagen, letzte am 22.11.2026'])
  dailyFor(6, app)
  expect(subjects()).toHaveLength(2)
})

test('a day on which Google takes no mail only puts off what was to be said', () => {
  rowsOfDays(-1)
  let left = 0
  const app = webApp({ TAGE_OHNE_ANMELDUNG: '1' }, { mailsLeft: () => left })
  dailyFor(2, app)
  expect(mails).toEqual([])
  left = 100
  dailyFor(1, app)
  expect(mails).toHaveLength(2)
})

test('when none has come for some days it says so, once for each silence', () => {
  rowsOfDays(0)
  const silences = () => subjects().filter((subject) => subject.startsWith('Seit'))
  dailyFor(20, webApp({ TAGE_OHNE_ANMELDUNG: '5' }))
  expect(silences()).toEqual(['Seit 5 Tagen keine Registrierung'])
  rowsOfDays(0, 20)
  dailyFor(10, webApp({ TAGE_OHNE_ANMELDUNG: '5' }))
  expect(silences()).toHaveLength(2)
})

test('a receiver that has never had one counts from the day of its setting up; a paused one is quiet', () => {
  const app = webApp()
  app.einrichten()
  dailyFor(8, app)
  expect(subjects()).toContain('Seit 7 Tagen keine Registrierung')
  mails = []
  clock += 30 * day
  rowsOfDays(1)
  dailyFor(2, webApp({ REGISTRIERUNG: 'pausiert' }))
  expect(subjects().filter((subject) => subject.startsWith('Seit'))).toEqual([])
  expect(mails[0]?.body).toContain('Die Registrierung ist pausiert.')
})

test('rows older than the period of deletion are listed by their number, and what waits elsewhere', () => {
  rowsOfDays(-400, -1, -370)
  writeFileSync(errorsFileOf(file), formatCsv([['Zeit'], ['x'], ['y']]))
  webApp({ LOESCHFRIST_MONATE: '12' }).taeglich()
  const body = mails[0]?.body ?? ''
  expect(body).toContain('Zeile 4, eingegangen am 18.11.2025\nZeile 2, eingegangen am 19.10.2025')
  expect(body).not.toContain('Zeile 3')
  expect(body).toContain('Zeilen im Blatt „Fehler“: 2.')
  mails = []
  clock += 7 * day
  webApp({ LOESCHFRIST_MONATE: '0' }).taeglich()
  expect(mails.at(-1)?.body).not.toContain('Zeile 2')
})

test('the period of deletion is the one that the site promises, unless a property says otherwise', () => {
  const { loeschfrist_monate: months } = readBrand(readContentFiles()).brand
  rowsOfDays(...Array(22).fill(-32 * Number(months)))
  webApp().taeglich()
  expect(mails.at(-1)?.body).toContain(`Älter als ${months} Monate`)
  expect(mails.at(-1)?.body).toMatch(/Zeile 4, .*\nund 2 weitere\n/)
})
