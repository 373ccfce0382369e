import { linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../scripts/check/folder.fixture.ts'
import { formatCsv } from '../csv.ts'
import { notesOf, suspectsFileOf } from './fake-google.ts'
import { sheetArchive } from './sheet-archive.ts'
import { writeWhole } from './write-whole.ts'

const folder = testFolder()
const file = join(folder, 'anmeldungen.csv')

test('who asks gets also what lies in „Verdacht“, and it goes with the rest', async () => {
  const rows = [
    ['Zeit', 'Grund', 'Kennung', 'email', 'Anmeldung'],
    ['2026-11-21T10:00:00Z', 'Feld', 'k1', 'A@example.org', '{"city":', '…"Bonn"}'],
    ['2026-11-21T11:00:00Z', 'Feld', 'k2', 'b@example.org', '{}'],
  ]
  writeFileSync(suspectsFileOf(file), formatCsv(rows))
  const archive = sheetArchive(file)
  expect(await archive.asides('a@example.org')).toMatchObject([
    {
      email: 'A@example.org',
      receivedAt: '2026-11-21T10:00:00Z',
      note: 'Blatt „Verdacht“: {"city":…"Bonn"}',
    },
  ])
  expect(await archive.remove({ email: 'a@example.org' })).toEqual({ registrations: 0, others: 1 })
  expect(await archive.asides('a@example.org')).toEqual([])
})

test('Who reads a file while somebody is deleted from it has all of the old one', async () => {
  writeFileSync(file, formatCsv([['email'], ['a@example.org'], ['b@example.org']]))
  const opened = `${file}.offen`
  linkSync(file, opened)
  const before = readFileSync(opened, 'utf8')
  await sheetArchive(file).remove({ email: 'a@example.org' })
  expect(readFileSync(opened, 'utf8')).toBe(before)
  expect(readFileSync(file, 'utf8')).toBe(formatCsv([['email'], ['b@example.org']]))
})

test('What could not be written whole leaves nothing behind', () => {
  const place = join(folder, 'ordner')
  mkdirSync(place)
  expect(() => writeWhole(place, 'a@example.org')).toThrow()
  expect(readdirSync(folder).filter((name) => name.startsWith('ordner'))).toEqual(['ordner'])
})

test('A column is known by its note, whatever its title has become', async () => {
  const renamed = join(folder, 'umbenannt.csv')
  writeFileSync(renamed, formatCsv([['Mail'], ['a@example.org'], ['b@example.org']]))
  notesOf(renamed).write('E-Mail-Adresse', 0, '[email]')
  const archive = sheetArchive(renamed)
  expect(await archive.remove({ email: 'a@example.org' })).toMatchObject({ registrations: 1 })
  expect(await archive.rows()).toMatchObject([{ email: 'b@example.org' }])
})
