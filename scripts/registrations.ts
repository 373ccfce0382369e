import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { domainToASCII, domainToUnicode } from 'node:url'
import type { parseArgs } from 'node:util'
import type { Archive } from '../endpoint/archive.ts'
import { formatCsv } from '../endpoint/csv.ts'
import { titles } from '../endpoint/header.ts'
import { monthsBefore } from '../endpoint/months-before.ts'
import { postgresArchive } from '../endpoint/postgres/archive.ts'
import { connect, type Database } from '../endpoint/postgres/database.ts'
import { openLocal, schemaFile } from '../endpoint/postgres/local-database.ts'
import { columns, type Row, unmarked } from '../endpoint/row.ts'
import { sheetArchive } from '../endpoint/stand-ins/sheet-archive.ts'
import { counted } from '../src/model/counted.ts'
import { isDay } from '../src/model/periods.ts'
import { readBrand } from '../src/model/read-brand.ts'
import { readContentFiles } from '../src/site/content-files.ts'
import { monthsKept } from '../src/site/months-kept.ts'
import { Stop } from '../src/stop.ts'
import { databaseUrl, localDatabase, registrationsFile } from './host/local-stores.ts'
import { parseOrStop } from './parse-or-stop.ts'

const usage = `So geht es:
  npm run registrations -- stats                          wie viele, wann, was zu löschen ist
  npm run registrations -- stats --days 7                 dasselbe; ein Fehler, wenn so lange keine kam
  npm run registrations -- export DATEI.csv               alle in eine Datei, die Excel öffnet
  npm run registrations -- export DATEI.csv --email A     die einer Person, zur Auskunft
  npm run registrations -- export DATEI.csv --suspects    was in „Verdacht“ und „Fehler“ liegt
  npm run registrations -- delete --email A               alles von einer Person
  npm run registrations -- delete --before 2024-11-30     was vorher eingegangen ist
  npm run registrations -- setup                          legt in PostgreSQL die Tabellen an

Mit DATABASE_URL gilt das für diese PostgreSQL-Datenbank, sonst für das, was „npm start“ auf diesem Rechner
gesammelt hat (--store postgres: aus „npm start -- --store postgres“). Die Google-Tabelle selbst ist von hier
aus nicht zu erreichen: Dort laden Sie mit „Datei → Herunterladen“ herunter, löschen von Hand, und die Zahlen
nennt die wöchentliche Nachricht.`

const dayMs = 24 * 60 * 60 * 1000

const text = { type: 'string' } as const

const options = {
  store: text,
  email: text,
  suspects: { type: 'boolean' },
  before: text,
  days: text,
  months: text,
} as const

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

/** All else is a slip: „export DATEI ADRESSE“, without `--email`, would be the data of everybody. */
const heeded: Record<string, readonly string[]> = {
  stats: ['store', 'days', 'months'],
  export: ['store', 'email', 'suspects'],
  delete: ['store', 'email', 'before'],
  setup: [],
}

export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseOrStop(usage, { args, allowPositionals: true, options })
  const [task = '', file] = positionals
  const known = Object.hasOwn(heeded, task) ? heeded[task] : undefined
  const isHeeded = Object.keys(values).every((flag) => known?.includes(flag))
  const most = task === 'export' ? 2 : 1
  if (!known || !isHeeded || positionals.length > most) throw new Stop(usage)
  if (task === 'setup') return setUp()
  const archive = await open(values.store)
  try {
    await tasks[task]?.(archive, values, file)
  } finally {
    await archive.close()
  }
}

const rowsBeside = (count: number) =>
  `${counted(count, 'Zeile', 'Zeilen')} aus „Verdacht“ und „Fehler“`

const nothingOf = (email: string) =>
  new Stop(`Zu „${email}“ ist nichts da. Prüfen Sie die Schreibweise.`)

/** Browsers send a domain with umlauts in its own letters or in those of the network: `xn--mller-kva.de`. */
function spellingsOf(email: string): string[] {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at).toLowerCase()
  const domains = new Set([domain, domainToASCII(domain), domainToUnicode(domain)])
  return [...domains].filter(Boolean).map((each) => email.slice(0, at) + each)
}

type Task = (archive: Archive, options: Options, file?: string) => Promise<void>

const tasks: Record<string, Task> = {
  async export(archive, { email, suspects = false }, file) {
    if (!file || (suspects && email !== undefined)) throw new Stop(usage)
    const emails = email === undefined ? [undefined] : spellingsOf(email)
    const of = async (rows: Archive['rows']) =>
      (await Promise.all(emails.map((each) => rows(each)))).flat()
    const registrations = suspects ? [] : await of(archive.rows)
    const asides = suspects || email !== undefined ? await of(archive.asides) : []
    const rows = [...registrations, ...asides]
    if (email !== undefined && rows.length === 0) throw nothingOf(email)
    const cells = [
      columns.map((key) => titles[key]),
      ...rows.map((row) => columns.map((key) => row[key])),
    ]
    // For a German Excel: the mark in front says that umlauts follow, and columns end with semicolons.
    writeFileSync(file, `\ufeff${formatCsv(cells, ';')}`, { mode: 0o600 })
    // Also of a file that was there.
    chmodSync(file, 0o600)
    const parts = [
      ...(suspects ? [] : [counted(registrations.length, 'Registrierung', 'Registrierungen')]),
      ...(suspects || asides.length > 0 ? [rowsBeside(asides.length)] : []),
    ]
    console.log(
      `${parts.join(' und ')} in ${file}. Löschen Sie die Datei, wenn Sie sie nicht mehr brauchen.`,
    )
  },

  async delete(archive, { email, before }) {
    if ((email === undefined) === (before === undefined)) throw new Stop(usage)
    const which =
      email !== undefined
        ? spellingsOf(email).map((each) => ({ email: each }))
        : [{ before: longAgo(before ?? '') }]
    let registrations = 0
    let others = 0
    for (const each of which) {
      const removed = await archive.remove(each)
      registrations += removed.registrations
      others += removed.others
    }
    if (email !== undefined && registrations + others === 0) throw nothingOf(email)
    console.log(
      `Gelöscht: ${counted(registrations, 'Registrierung', 'Registrierungen')}, ${rowsBeside(others)}. Im Verzeichnis bleiben Prüfsummen ohne lesbare Angaben.`,
    )
  },

  async stats(archive, { days, months }) {
    const patience = days === undefined ? undefined : numberOf(days)
    const rows = await archive.rows()
    const times = rows.map(timeOf).filter((time) => !Number.isNaN(time))
    const now = Date.now()
    const last = times.sort((a, b) => a - b).at(-1)
    const within = (span: number) => times.filter((time) => now - time < span).length
    const { brand } = readBrand(readContentFiles())
    const kept = months === undefined ? monthsKept() : numberOf(months)
    const day = monthsBefore(new Date(now), kept).toISOString().slice(0, 10)
    const asides = await archive.asideTimes()
    // As „--before“ takes this day, and would delete them.
    const old = [...times, ...asides].filter((time) => time < new Date(day)).length
    console.log(`Registrierungen: ${rows.length}
  in den letzten 24 Stunden: ${within(dayMs)}, in 7 Tagen: ${within(7 * dayMs)}, in 30 Tagen: ${within(30 * dayMs)}
  die letzte: ${last === undefined ? 'noch keine' : momentOf(last)}
In „Verdacht“ und „Fehler“: ${asides.length}
Vor dem ${day} eingegangen, also zu löschen: ${old}`)
    const isPaused = brand.registrierung === 'pausiert'
    if (patience !== undefined && !isPaused && within(patience * dayMs) === 0)
      throw new Stop(`Seit mehr als ${counted(patience, 'Tag', 'Tagen')} kam keine Registrierung.`)
  },
}

async function open(store: string | undefined): Promise<Archive> {
  if (store !== undefined && store !== 'sheet' && store !== 'postgres')
    throw new Stop(`Eine Ablage „${store}“ gibt es nicht: --store sheet oder --store postgres.`)
  const database = store === 'sheet' ? undefined : openDatabase()
  if (database) return postgresArchive(database)
  const isPostgres = store === 'postgres'
  console.log(`Dieser Rechner: ${isPostgres ? localDatabase : registrationsFile()}`)
  return isPostgres
    ? postgresArchive(await openLocal(resolve(localDatabase)))
    : sheetArchive(resolve(registrationsFile()))
}

/** Who forgets DATABASE_URL would believe that a person is deleted, or that there was none: so it is told. */
function openDatabase(): Database | undefined {
  const url = databaseUrl()
  if (!url) return undefined
  console.log(`Datenbank: ${placeOf(url)}`)
  return connect(url)
}

/** Without name and password. Addresses with several hosts are PostgreSQL's own. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'aus DATABASE_URL'
  const { host, pathname } = new URL(url)
  return host + pathname
}

async function setUp(): Promise<void> {
  const database = openDatabase()
  if (!database)
    throw new Stop(
      'Nennen Sie die Datenbank: DATABASE_URL=postgres://… npm run registrations -- setup',
    )
  await database.run(readFileSync(schemaFile, 'utf8'))
  await database.close()
  console.log('Die Tabellen sind angelegt.')
}

const timeOf = ({ receivedAt }: Row) => Date.parse(unmarked(receivedAt))

/** A wrong year would delete everybody: nobody need be deleted before the period of deletion is over. */
function longAgo(text: string): Date {
  if (!isDay(text)) throw new Stop(`„${text}“ ist kein Tag. Schreiben Sie ihn so: 2024-11-30`)
  const day = new Date(text)
  const limit = monthsBefore(new Date(), monthsKept())
  if (day <= limit) return day
  throw new Stop(
    `Die Löschfrist (loeschfrist_monate in marke.yaml) reicht bis ${limit.toISOString().slice(0, 10)}: Spätere Tage nimmt „--before“ nicht an.`,
  )
}

function numberOf(text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number > 0 && number < 10_000) return number
  throw new Stop(`„${text}“ ist keine ganze Zahl von 1 bis 9999.`)
}

const momentOf = (time: number) =>
  new Date(time).toLocaleString('de', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'full',
    timeStyle: 'short',
  })
