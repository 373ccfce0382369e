import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatCsv } from '../endpoint/csv.ts'
import { monthsBefore } from '../endpoint/months-before.ts'
import { columns } from '../endpoint/row.ts'
import { monthsKept } from '../src/site/months-kept.ts'
import { testFolder } from './check/folder.fixture.ts'
import { git } from './git.ts'
import { localDatabase } from './host/local-stores.ts'
import { main } from './registrations.ts'

/** Without marke.yaml, and with it without a period of deletion, unless a test asks for the content. */
const content = vi.hoisted(() => ({ isThere: false, registrierung: 'offen' }))
vi.mock('../src/site/content-files.ts', async (load) => {
  const real = await load<typeof import('../src/site/content-files.ts')>()
  const readContentFiles = () => {
    const { 'src/content/marke.yaml': brand = '', ...others } = real.readContentFiles()
    const state = `registrierung: ${content.registrierung}`
    return { ...others, 'src/content/marke.yaml': brand.replace(/^registrierung: .*/m, state) }
  }
  return { ...real, readContentFiles: () => (content.isThere ? readContentFiles() : {}) }
})

vi.mock('../endpoint/postgres/database.ts', async (load) => ({
  ...(await load()),
  connect: () => {
    throw new Error('connection refused')
  },
}))

const folder = testFolder()
const [stored, exported] = [join(folder, 'a.csv'), join(folder, 'b.csv')]

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('REGISTRATIONS_FILE', 'registrierungen/gibt-es-nicht.csv')
  vi.spyOn(console, 'log').mockClear().mockReturnValue()
  Object.assign(content, { isThere: false, registrierung: 'offen' })
})
afterEach(() => vi.unstubAllEnvs())

test.each([['delete', '--before', '2020-01-01'], ['stats']])(
  'without a known period of deletion, %s stops with the place of it',
  async (...args) => {
    await expect(main(args)).rejects.toThrow('„loeschfrist_monate“ nicht zu lesen')
  },
)

test('What lies under suspicion can be seen, and is counted with what „--before“ deletes', async () => {
  content.isThere = true
  const today = monthsBefore(new Date(), monthsKept()).toISOString().slice(0, 10)
  const rows = [`${today}T00:00:00.000Z`, '2020-11-21T10:00:00Z', ''].map((time) =>
    columns.map((key) => (key === 'receivedAt' ? time : key)),
  )
  writeFileSync(stored, formatCsv([columns, ...rows]))
  writeFileSync(
    join(folder, 'a-verdacht.csv'),
    formatCsv([
      ['Zeit', 'Grund', 'Kennung', 'email', 'Anmeldung'],
      ['2020-11-21T10:00:00Z', 'Feld', 'k1', 'a@example.org', '{"city":"Bonn"}'],
    ]),
  )
  vi.stubEnv('REGISTRATIONS_FILE', stored)
  await main(['stats'])
  expect(vi.mocked(console.log).mock.lastCall?.[0]).toMatch(
    new RegExp(
      `die letzte: \\w+, .* ${today.slice(0, 4)} .*\nIn „Verdacht“ und „Fehler“: 1\nVor dem ${today} eingegangen, also zu löschen: 2$`,
    ),
  )
  await main(['export', exported, '--suspects'])
  expect(vi.mocked(console.log).mock.lastCall?.[0]).toMatch(/^1 Zeile aus „Verdacht“/)
  expect(readFileSync(exported, 'utf8')).toMatch(
    /^[^\r]+\r\n;;;;a@example.org;[^\r]+Bonn[^\r]+\r\n$/,
  )
  await main(['export', exported, '--email', 'a@example.org'])
  expect(vi.mocked(console.log).mock.lastCall?.[0]).toMatch(/^0 Registrierungen und 1 Zeile aus/)
  expect(readFileSync(exported, 'utf8')).toContain('Bonn')
  await main(['delete', '--email', 'a@example.org'])
  expect(vi.mocked(console.log).mock.lastCall?.[0]).toContain('0 Registrierungen, 1 Zeile aus')
})

test('Of a file that a spreadsheet saved with semicolons nobody is told that it holds nothing', async () => {
  const semicolons = join(folder, 'semikolon.csv')
  writeFileSync(semicolons, formatCsv([columns, columns], ';'))
  vi.stubEnv('REGISTRATIONS_FILE', semicolons)
  await expect(main(['delete', '--email', 'a@example.org'])).rejects.toThrow('keine Kommas')
})

test.each([
  [['stats', '--days', ''], 'ist keine ganze Zahl'],
  [['stats', '--days', 'abc'], 'ist keine ganze Zahl'],
  [['delete', '--email', 'niemand@example.org'], 'nichts da. Prüfen Sie die Schreibweise'],
  [['export', exported, '--email', 'niemand@example.org'], 'nichts da'],
  [['export', exported, 'a@example.org'], 'So geht es'],
  [['export', exported, '--suspects', '--email', 'a@example.org'], 'So geht es'],
  [['export'], 'So geht es'],
  [['stats', '7'], 'So geht es'],
  [['delete', '--suspects', '--email', 'a@example.org'], 'So geht es'],
  [['delete', '--email', 'a@example.org', '--before', '2020-01-01'], 'So geht es'],
  [['delete', '--before', '1.2.2020'], 'ist kein Tag'],
  [['setup'], 'Nennen Sie die Datenbank'],
  [['delete', '--store', 'tabelle', '--email', 'a@b.de'], '--store sheet oder --store postgres'],
])('%j is refused: %s', async (args, reason) => {
  await expect(main(args)).rejects.toThrow(reason)
})

test('nobody is deleted by day before the period of deletion is over', async () => {
  content.isThere = true
  const today = new Date().toISOString().slice(0, 10)
  await expect(main(['delete', '--before', today])).rejects.toThrow(
    /^Die Löschfrist .* reicht bis \d{4}-\d\d-\d\d: /,
  )
})

test('A schedule hears that none has come for so many days, but in a pause', async () => {
  content.isThere = true
  const time = new Date(Date.now() - 6.5 * 24 * 60 * 60 * 1000).toISOString()
  const row = columns.map((key) => (key === 'receivedAt' ? time : key))
  writeFileSync(stored, formatCsv([columns, row]))
  vi.stubEnv('REGISTRATIONS_FILE', stored)
  await main(['stats', '--days', '7'])
  await expect(main(['stats', '--days', '1'])).rejects.toThrow('Seit mehr als 1 Tag kam')
  const silence = 'Seit mehr als 6 Tagen kam keine Registrierung.'
  await expect(main(['stats', '--days', '6'])).rejects.toThrow(silence)
  content.registrierung = 'pausiert'
  await main(['stats', '--days', '6'])
})

test.each([
  ['', `Dieser Rechner: ${stored}`],
  ['postgres://name:passwort@db.example/daten', 'Datenbank: db.example/daten'],
  ['postgres://name:passwort@db.example/daten', `Dieser Rechner: ${stored}`, '--store', 'sheet'],
  ['postgres://name:passwort@a.example:5432,b.example:5432/daten', 'Datenbank: aus DATABASE_URL'],
])(
  'With the database „%s“ the first line says where is looked, and no password',
  async (url, place, ...store) => {
    vi.stubEnv('DATABASE_URL', url)
    vi.stubEnv('REGISTRATIONS_FILE', stored)
    await expect(main(['delete', '--email', 'niemand@example.org', ...store])).rejects.toThrow()
    expect(vi.mocked(console.log).mock.calls).toEqual([[place]])
  },
)

test.each(['pass%wort', 'pass#wort', '12#wort', 'pass/wort', 'pass?wort'])(
  'The password „%s“ is told how to be written, and not repeated',
  async (password) => {
    vi.stubEnv('DATABASE_URL', `postgres://name:${password}@db.example/daten`)
    const said = await main(['setup']).catch(({ message }) => message)
    expect(said).toContain('im Passwort %23 für #')
    expect(said).not.toContain(password)
    expect(console.log).not.toHaveBeenCalled()
  },
)

test('so many months that there is no such day are none', async () => {
  await expect(main(['stats', '--months', '99999999'])).rejects.toThrow('von 1 bis 9999')
})

test('Who asks by a domain with umlauts is found, however the browser has sent it', async () => {
  const rowOf = (email: string) => columns.map((key) => (key === 'email' ? email : key))
  const rows = ['Anna@xn--mller-kva.de', 'anna@müller.de', 'anna@mueller.de', ''].map(rowOf)
  writeFileSync(stored, formatCsv([columns, ...rows]))
  vi.stubEnv('REGISTRATIONS_FILE', stored)
  const said = vi.spyOn(console, 'log').mockReturnValue()
  for (const email of ['anna@MÜLLER.de', 'anna@xn--mller-kva.de']) {
    await main(['export', exported, '--email', email])
    expect(readFileSync(exported, 'utf8').split('\r\n').slice(1, -1), email).toHaveLength(2)
  }
  await main(['delete', '--email', 'anna@müller.de'])
  expect(said.mock.lastCall?.[0]).toContain('Gelöscht: 2 Registrierungen')
  expect(readFileSync(stored, 'utf8')).toContain('mueller')
  expect(readFileSync(stored, 'utf8')).not.toMatch(/müller|xn--/)
  await expect(main(['delete', '--email', ''])).rejects.toThrow('nichts da')
})

test('An export has its columns for a German Excel, its cells whole, and one reader', async () => {
  const row = columns.map((key) => (key === 'city' ? 'Köln; Deutz' : key))
  writeFileSync(stored, formatCsv([columns, row]))
  vi.stubEnv('REGISTRATIONS_FILE', stored)
  writeFileSync(exported, '')
  chmodSync(exported, 0o644)
  await main(['export', exported])
  expect(statSync(exported).mode & 0o777).toBe(0o600)
  const [head = '', line = ''] = readFileSync(exported, 'utf8').split('\r\n')
  expect(head).toMatch(/^\ufeff/)
  expect(head.split(';')).toHaveLength(columns.length)
  expect(line).toContain(';"Köln; Deutz";')
})

test('What it stores and exports, backups and secrets stay out of the repository', () => {
  // Without Git nothing is published.
  if (git('.', 'rev-parse') === undefined) return
  const personal = [
    'registrierungen/registrierungen.csv',
    `${localDatabase}/base`,
    'auskunft.csv',
    'sicherung.sql',
    'Anmeldungen.xlsx',
    '.env',
    '.env.production',
  ]
  expect(git('.', 'check-ignore', ...personal)).toBe(`${personal.join('\n')}\n`)
  expect(git('.', 'ls-files', '--cached', '--ignored', '--exclude-standard')).toBe('')
})
