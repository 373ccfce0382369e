import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Stop } from '../../src/stop.ts'
import type { Database } from './database.ts'

export const schemaFile = 'endpoint/postgres/schema.sql'

/** PostgreSQL inside of this process, in a folder, or without one in memory. */
export async function openLocal(folder?: string): Promise<Database> {
  const unlock = folder ? lock(folder) : () => {}
  const database = await PGlite.create(folder ?? 'memory://')
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

/** Two processes in one folder would destroy it. */
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
