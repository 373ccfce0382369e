import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Stop } from '../../src/stop.ts'
import { writeWhole } from '../stand-ins/write-whole.ts'
import type { Database } from './database.ts'

export const schemaFile = 'endpoint/postgres/schema.sql'

const emptyCluster = 'node_modules/.cache/pglite-empty.tar'

/** PostgreSQL inside of this process, with its data in `folder`, else in memory. */
export async function openLocal(folder?: string): Promise<Database> {
  const unlock = folder ? lock(folder) : () => {}
  const database = await (folder ? PGlite.create(folder) : inMemory())
  await database.exec(readFileSync(schemaFile, 'utf8'))
  return {
    query: async (statement, values = []) => (await database.query<never>(statement, values)).rows,
    run: (statements) => database.exec(statements),
    close: async () => {
      await database.close()
      unlock()
    },
  }
}

/** An empty cluster, copied from a cached one: making it takes five seconds, copying half a second. */
async function inMemory(): Promise<PGlite> {
  if (existsSync(emptyCluster)) {
    try {
      return await PGlite.create({ loadDataDir: new Blob([readFileSync(emptyCluster)]) })
    } catch {
      // Of another version, or written by a process that was killed.
      rmSync(emptyCluster, { force: true })
    }
  }
  const database = await PGlite.create()
  const dump = await database.dumpDataDir('none')
  writeWhole(emptyCluster, new Uint8Array(await dump.arrayBuffer()))
  return database
}

/** Keeps a second process out of the folder: together they would destroy the data. Returns the unlock. */
function lock(folder: string): () => void {
  const file = `${folder}.lock`
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' })
  } catch {
    if (isAlive(Number(readFileSync(file, 'utf8')))) {
      throw new Stop(
        `Die Datenbank in ${folder} ist in Gebrauch, meist von „npm start“. Beenden Sie das andere Programm zuerst.`,
      )
    }
    writeFileSync(file, `${process.pid}`)
  }
  return () => rmSync(file, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
