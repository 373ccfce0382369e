import { Stop } from '../../src/stop.ts'
import type { Archive, Which } from '../archive.ts'
import { recognize, titles } from '../header.ts'
import { asideRow, columns, folded, type Row, unmarked } from '../row.ts'
import { CsvFile } from './csv-file.ts'
import { errorsFileOf, notesOf, suspectsFileOf } from './fake-google.ts'
import { fakeLock } from './fake-lock.ts'

const lockWaitMs = 20_000
const emailOfNote = 3

/** The files that stand for the sheet on this machine. */
export function sheetArchive(file: string): Archive {
  const sheet = new CsvFile(file)
  const [errors, suspects] = [new CsvFile(errorsFileOf(file)), new CsvFile(suspectsFileOf(file))]
  const notes = { Fehler: errors, Verdacht: suspects }
  const read = (cells: string[], keys: string[]) =>
    Object.fromEntries(columns.map((key) => [key, cells[keys.indexOf(key)] ?? ''])) as Row
  const keysOf = (head: string[]) => {
    const keys = recognize(head, notesOf(file).read(head))
    if (head.length === 0 || keys.includes('email')) return keys
    throw new Stop(
      `In der ersten Zeile von ${file} fehlt „${titles.email}“, oder zwischen den Spalten stehen keine Kommas.`,
    )
  }
  const rows = () => {
    const [head = [], ...body] = sheet.rows()
    const keys = keysOf(head)
    return body.map((cells) => read(cells, keys))
  }
  return {
    rows: async (email) =>
      rows().filter((row) => email === undefined || folded(row.email) === folded(email)),
    asides: async (email) =>
      Object.entries(notes).flatMap(([name, note]) =>
        note
          .rows()
          .slice(1)
          .filter(
            (cells) => email === undefined || folded(cells[emailOfNote] ?? '') === folded(email),
          )
          .map(([time = '', , , address = '', ...text]) =>
            asideRow(name, time, address, text.join('')),
          ),
      ),
    asideTimes: async () =>
      Object.values(notes).flatMap((note) =>
        note
          .rows()
          .slice(1)
          .map(([time = '']) => new Date(unmarked(time))),
      ),
    remove: async (which) => {
      const lock = fakeLock(`${file}.lock`)
      if (!lock.tryLock(lockWaitMs))
        throw new Stop(`${file} ist in Gebrauch. Versuchen Sie es in einer Minute noch einmal.`)
      try {
        const keys = keysOf(sheet.rows()[0] ?? [])
        const registrations = without(sheet, (cells) => {
          const row = read(cells, keys)
          return isMeant(which, row.email, row.receivedAt)
        })
        const others = Object.values(notes)
          .map((each) =>
            without(each, (cells) => isMeant(which, cells[emailOfNote] ?? '', cells[0] ?? '')),
          )
          .reduce((sum, count) => sum + count, 0)
        return { registrations, others }
      } finally {
        lock.releaseLock()
      }
    },
    close: async () => {},
  }
}

const isMeant = (which: Which, email: string, time: string) =>
  'email' in which
    ? folded(email) === folded(which.email)
    : Date.parse(unmarked(time)) < which.before.getTime()

/** Rewrites the file without these rows; resolves with how many they were. */
function without(csv: CsvFile, isGone: (cells: string[]) => boolean): number {
  const [head, ...body] = csv.rows()
  const left = body.filter((cells) => !isGone(cells))
  if (head && left.length < body.length) csv.replace([head, ...left])
  return body.length - left.length
}
