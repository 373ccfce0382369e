import { resolve } from 'node:path'
import { createReceiver } from '../../endpoint/function.ts'
import type { LocalServer } from '../../endpoint/listen.ts'
import { startEndpoint } from '../../endpoint/local.ts'
import { connect, isDatabaseAddress } from '../../endpoint/postgres/database.ts'
import { openLocal } from '../../endpoint/postgres/local-database.ts'
import { serveFunction } from '../../endpoint/serve-function.ts'
import { readBundle } from '../../endpoint/web-app.ts'
import { loadSite } from '../../src/site/load-site.ts'
import { Stop } from '../../src/stop.ts'

export type Store = 'sheet' | 'postgres'

/** The CSV file that replaces the sheet. */
export const registrationsFile = () =>
  process.env.REGISTRATIONS_FILE || 'registrierungen/registrierungen.csv'

/** `DATABASE_URL`, or an empty string. Throws Stop, without the password, if it is no address of PostgreSQL. */
export function databaseUrl(): string {
  const { DATABASE_URL = '' } = process.env
  if (DATABASE_URL === '' || isDatabaseAddress(DATABASE_URL)) return DATABASE_URL
  throw new Stop(
    'DATABASE_URL ist keine Adresse von PostgreSQL. Schreiben Sie sie so: postgres://name:passwort@host/datenbank, im Passwort %23 für #, %2F für /, %3F für ? und %25 für %.',
  )
}

export const localDatabase = 'registrierungen/postgres'

/** The store chosen by `--store`, by default the sheet. Throws Stop for other arguments. */
export function storeIn(args: string[]): Store {
  const [flag, store = '', ...more] = args
  if (!flag) return 'sheet'
  const isStore = store === 'sheet' || store === 'postgres'
  if (flag === '--store' && isStore && more.length === 0) return store
  throw new Stop('Möglich ist „npm start -- --store postgres“ oder „npm start“.')
}

/**
 * The receiver of `npm start`; `place` says in German where registrations go. Over the sheet its pages lead
 * back to `site`.
 */
export async function startReceiver(
  store: Store,
  port: number,
  site: string,
): Promise<LocalServer & { place: string }> {
  const log = console.log
  if (store === 'sheet') {
    const file = registrationsFile()
    const code = readBundle().replaceAll(loadSite().brand.domain, site)
    const endpoint = await startEndpoint({ port, file: resolve(file), code, log })
    return { ...endpoint, place: file }
  }
  const DATABASE_URL = databaseUrl()
  const database = DATABASE_URL ? connect(DATABASE_URL) : await openLocal(resolve(localDatabase))
  // Fails now, not at the first registration, if there are no tables.
  if (DATABASE_URL) await database.query('SELECT FROM anmeldungen LIMIT 0')
  const receiver = createReceiver({ database, setting: (name) => process.env[name] })
  const endpoint = await serveFunction({ port, receiver, log })
  return {
    ...endpoint,
    place: DATABASE_URL ? 'der Datenbank aus DATABASE_URL' : `${localDatabase} (PostgreSQL)`,
    close: async () => {
      await endpoint.close()
      await database.close()
    },
  }
}
