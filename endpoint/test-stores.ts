import { writeFileSync } from 'node:fs'
import { bundleEndpoint } from '../scripts/build-endpoint.ts'
import { testFolder } from '../scripts/check/folder.fixture.ts'
import { formatCsvRow } from './csv.ts'
import { createReceiver } from './function.ts'
import { postgresArchive } from './postgres/archive.ts'
import type { Database } from './postgres/database.ts'
import { openLocal } from './postgres/local-database.ts'
import { columns } from './row.ts'
import { type PostgresServer, startPostgres } from './stand-ins/postgres-server.ts'
import {
  allRows,
  formPost,
  formType,
  jsonPost,
  jsonType,
  keptText,
  newSheet,
  rowsIn,
  suspectRowsIn,
} from './test-fixtures.ts'
import { loadWebApp } from './web-app.ts'

type Settings = Record<string, string>

/** One receiver with an empty store, whichever it is. */
export interface TestReceiver {
  /** As the site's script sends it. */
  send(value: unknown, proof?: string): Promise<unknown>
  /** As a browser without script sends it. */
  post(fields: Record<string, string>): Promise<string>
  open(): Promise<string>
  rows(): Promise<string[][]>
  /** What suspects had sent. */
  suspects(): Promise<string[]>
  /** The operator deletes all rows, suspects too. */
  deleteRows(): Promise<void>
  /** Another execution, over the same store. */
  again(settings?: Settings): TestReceiver
}

export interface TestStore {
  start(): Promise<void>
  receiver(now: () => number, settings?: Settings): Promise<TestReceiver>
  stop(): Promise<void>
}

/** Both stores by name; the tests of the rules run over each. */
export const testStores: Record<string, () => TestStore> = {
  Tabelle: sheetStore,
  PostgreSQL: () => postgresStore(openLocal),
}

/** The same on a real server, where the machine has one. */
export function serverStore(programs: string): TestStore {
  let server: PostgresServer
  const store = postgresStore(async () => {
    server = await startPostgres(programs)
    return server.open(10)
  })
  return {
    ...store,
    stop: async () => {
      await store.stop()
      await server.stop()
    },
  }
}

function sheetStore(): TestStore {
  const folder = testFolder()
  let code = ''
  return {
    start: async () => {
      code = await bundleEndpoint()
    },
    receiver: async (now, settings = {}) => overSheet(code, newSheet(folder), now, settings),
    stop: async () => {},
  }
}

function overSheet(
  code: string,
  file: string,
  now: () => number,
  settings: Settings,
): TestReceiver {
  const app = loadWebApp({ file, code, now, properties: settings })
  return {
    send: async (value, proof) => JSON.parse(app.doPost(jsonPost(value, proof)).body),
    post: async (fields) => app.doPost(formPost(fields)).body,
    open: async () => app.doGet().body,
    rows: async () => rowsIn(file),
    suspects: async () => suspectRowsIn(file).map(keptText),
    deleteRows: async () => {
      const suspects = file.replace('.csv', '-verdacht.csv')
      for (const path of [file, suspects]) {
        const [head] = allRows(path)
        if (head) writeFileSync(path, formatCsvRow(head))
      }
    },
    again: (settings = {}) => overSheet(code, file, now, settings),
  }
}

function postgresStore(openDatabase: () => Promise<Database>): TestStore {
  let database: Database
  return {
    start: async () => {
      database = await openDatabase()
    },
    receiver: async (now, settings = {}) => {
      await database.run('TRUNCATE anmeldungen, verdacht, verzeichnis, zaehler')
      return overPostgres(database, now, settings)
    },
    stop: () => database.close(),
  }
}

const address = 'https://annahme.example/'

function overPostgres(database: Database, now: () => number, settings: Settings): TestReceiver {
  const receiver = createReceiver({ database, now, setting: (name) => settings[name] })
  const archive = postgresArchive(database)
  const post = async (url: string, type: string, body: string) => {
    const request = new Request(url, { method: 'POST', headers: { 'Content-Type': type }, body })
    return (await receiver(request, '203.0.113.7')).text()
  }
  return {
    send: async (value, proof) =>
      JSON.parse(
        await post(proof ? `${address}?proof=${proof}` : address, jsonType, JSON.stringify(value)),
      ),
    post: (fields) => post(address, formType, `${new URLSearchParams(fields)}`),
    open: async () => (await receiver(new Request(address), '203.0.113.7')).text(),
    rows: async () => (await archive.rows()).map((row) => columns.map((column) => row[column])),
    suspects: async () =>
      (await database.query('SELECT sendung FROM verdacht ORDER BY id')).map(
        ({ sendung }) => `${sendung}`,
      ),
    deleteRows: async () => {
      await database.run('TRUNCATE anmeldungen, verdacht')
    },
    again: (settings = {}) => overPostgres(database, now, settings),
  }
}
