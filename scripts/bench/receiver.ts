import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Archive } from '../../endpoint/archive.ts'
import { formatCsv } from '../../endpoint/csv.ts'
import { createReceiver } from '../../endpoint/function.ts'
import type { LocalServer } from '../../endpoint/listen.ts'
import { startEndpoint } from '../../endpoint/local.ts'
import { postgresArchive } from '../../endpoint/postgres/archive.ts'
import { openLocal } from '../../endpoint/postgres/local-database.ts'
import { columns, toRow } from '../../endpoint/row.ts'
import { serveFunction } from '../../endpoint/serve-function.ts'
import { ledgerFileOf } from '../../endpoint/stand-ins/fake-google.ts'
import { postgresPrograms, startPostgres } from '../../endpoint/stand-ins/postgres-server.ts'
import { sheetArchive } from '../../endpoint/stand-ins/sheet-archive.ts'
import { exampleRecord, postJson } from '../../endpoint/test-fixtures.ts'
import { someAtOnce } from '../host/some-at-once.ts'
import { median, type Table } from './table.ts'

const sizes = [1_000, 10_000, 100_000]
const samples = 50
const load = 10_000
const atOnce = 100
const again = 10

interface Running {
  name: string
  endpoint: LocalServer
  archive: Archive
  /** Until the store has so many rows. */
  fill(rows: number): Promise<void>
  stop(): Promise<void>
}

/** How long one registration takes in stores of different size, and whether many at once all arrive. */
export async function receiverTables(): Promise<Table[]> {
  const times: string[][] = []
  const loads: string[][] = []
  for (const start of [overPostgres, overSheet]) {
    loads.push(await loadOf(await start()))
    const store = await start()
    for (const size of sizes) {
      await store.fill(size)
      times.push([store.name, `${size}`, ...(await latency(store.endpoint.url, size))])
    }
    await store.stop()
  }
  return [
    {
      head: ['Milliseconds for one', 'rows', 'new, median', 'new, slowest', 'again, median'],
      rows: times,
    },
    {
      head: 'All at once|sent|at a time|rows|lost|doubled|seconds|median ms|99 % ms'.split('|'),
      rows: loads,
    },
  ]
}

const timed = async (url: string, email: string) => {
  const begin = performance.now()
  const answer = await postJson(url, exampleRecord({ email }))
  return { ms: performance.now() - begin, answer: JSON.stringify(answer) }
}

async function latency(url: string, size: number): Promise<string[]> {
  const emails = Array.from({ length: samples }, (_, at) => `new${size}-${at}@example.org`)
  const send = async (expected: string) => {
    const all: number[] = []
    for (const email of emails) {
      const { ms, answer } = await timed(url, email)
      if (answer !== expected) throw new Error(`${email}: ${answer}`)
      all.push(ms)
    }
    return all
  }
  await timed(url, `warm${size}@example.org`)
  const fresh = await send('{"ok":true}')
  const known = await send('{"ok":true,"duplicate":true}')
  return [median(fresh), Math.max(...fresh), median(known)].map((ms) => ms.toFixed(1))
}

async function loadOf(store: Running): Promise<string[]> {
  const emails = Array.from({ length: load }, (_, at) => `person${at}@example.org`)
  // Every tenth is sent again while the first attempt may be under way.
  const queue = emails.flatMap((email, at) => (at % again === 0 ? [email, email] : [email]))
  const all: number[] = []
  const begin = performance.now()
  await someAtOnce(queue, atOnce, async (email) => {
    all.push((await timed(store.endpoint.url, email)).ms)
  })
  const seconds = (performance.now() - begin) / 1000
  const rows = (await store.archive.rows()).map(({ email }) => email)
  const different = new Set(rows).size
  await store.stop()
  const slow = all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.99)] ?? 0
  return [
    store.name,
    `${queue.length}`,
    `${atOnce}`,
    `${rows.length}`,
    `${emails.length - different}`,
    `${rows.length - different}`,
    seconds.toFixed(0),
    median(all).toFixed(0),
    slow.toFixed(0),
  ]
}

async function overPostgres(): Promise<Running> {
  const programs = postgresPrograms()
  const server = programs ? await startPostgres(programs, true) : undefined
  const database = server ? await server.open(10) : await openLocal()
  const receiver = createReceiver({ database, setting: () => '1000000' })
  const endpoint = await serveFunction({ port: 0, receiver })
  const record = JSON.stringify(exampleRecord())
  return {
    name: server ? 'PostgreSQL (server)' : 'PostgreSQL (in this process)',
    endpoint,
    archive: postgresArchive(database),
    fill: async (rows) => {
      const [row] = await database.query('SELECT count(*)::int AS there FROM anmeldungen')
      const range = `generate_series(${Number(row?.there) + 1}, ${rows}) AS n`
      await database.query(
        `INSERT INTO anmeldungen (eingegangen, email, angaben)
         SELECT now() - n * interval '1 minute', 'old' || n || '@example.org', $1::text::jsonb FROM ${range}`,
        [record],
      )
      await database.run(
        `INSERT INTO verzeichnis SELECT 'k' || md5(part || n), now() FROM ${range}, unnest(ARRAY['a', 'b']) AS part;
         ANALYZE`,
      )
    },
    stop: async () => {
      await endpoint.close()
      await database.close()
      await server?.stop()
    },
  }
}

/** The stand-in on this machine: how the work grows, not how long Google takes. */
async function overSheet(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const file = join(folder, 'rows.csv')
  const endpoint = await startEndpoint({
    port: 0,
    file,
    properties: { GRENZE_PRO_MINUTE: '1000000', GRENZE_OHNE_NACHWEIS: '1000000' },
  })
  const { row } = toRow(exampleRecord(), new Date(0))
  const write = (path: string, rows: string[][]) => writeFileSync(path, formatCsv(rows))
  return {
    name: 'sheet (stand-in)',
    endpoint,
    archive: sheetArchive(file),
    fill: async (rows) => {
      const numbers = Array.from({ length: rows }, (_, at) => at)
      const old = numbers.map((n) =>
        columns.map((key) => (key === 'email' ? `old${n}@example.org` : row[key])),
      )
      const time = new Date(0).toISOString()
      const hash = (n: number) => `k${`${n}`.padStart(32, '0')}`
      write(file, [[...columns], ...old])
      write(ledgerFileOf(file), [
        ['Zeit', 'Schlüssel'],
        ...numbers.map((n) => [time, `${hash(n)} ${hash(-n)}`]),
      ])
    },
    stop: async () => {
      await endpoint.close()
      rmSync(folder, { recursive: true })
    },
  }
}
