import type { RegistrationRecord } from '../../src/registration/record.ts'
import type { Archive, Which } from '../archive.ts'
import { cleanText } from '../cell.ts'
import { asideRow, folded, wholeRow } from '../row.ts'
import type { Database } from './database.ts'

const tables = ['anmeldungen', 'verdacht'] as const

const addressOf = (email: string) => folded(cleanText(email))

export function postgresArchive(database: Database): Archive {
  const condition = (which: Which) =>
    'email' in which
      ? { where: 'email = $1', value: addressOf(which.email) }
      : { where: 'eingegangen < $1::text::timestamptz', value: which.before.toISOString() }
  return {
    rows: async (email) => {
      const found = await database.query(
        `SELECT eingegangen, angaben, hinweis FROM anmeldungen ${email === undefined ? '' : 'WHERE email = $1'} ORDER BY id`,
        email === undefined ? [] : [addressOf(email)],
      )
      return found.map(({ eingegangen, angaben, hinweis }) => ({
        ...wholeRow(recordOf(angaben), new Date(eingegangen as Date)),
        note: `${hinweis}`,
      }))
    },
    asides: async (email) => {
      const found = await database.query(
        `SELECT eingegangen, email, sendung FROM verdacht ${email === undefined ? '' : 'WHERE email = $1'} ORDER BY id`,
        email === undefined ? [] : [addressOf(email)],
      )
      return found.map(({ eingegangen, email, sendung }) =>
        asideRow('Verdacht', new Date(eingegangen as Date).toISOString(), `${email}`, `${sendung}`),
      )
    },
    asideTimes: async () =>
      (await database.query('SELECT eingegangen FROM verdacht')).map(
        ({ eingegangen }) => new Date(eingegangen as Date),
      ),
    remove: async (which) => {
      const { where, value } = condition(which)
      const [registrations = 0, others = 0] = await Promise.all(
        tables.map(async (table) => {
          const gone = await database.query(`DELETE FROM ${table} WHERE ${where} RETURNING id`, [
            value,
          ])
          return gone.length
        }),
      )
      return { registrations, others }
    },
    close: () => database.close(),
  }
}

/** A driver may have read the JSON already, or not. */
const recordOf = (value: unknown) =>
  (typeof value === 'string' ? JSON.parse(value) : value) as RegistrationRecord
