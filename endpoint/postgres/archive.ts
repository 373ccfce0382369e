import type { RegistrationRecord } from '../../src/registration/record.ts'
import type { Archive } from '../archive.ts'
import { asideRow, folded, wholeRow } from '../row.ts'
import type { Database } from './database.ts'

export function postgresArchive(database: Database): Archive {
  const found = (columns: string, table: string, email: string | undefined) =>
    database.query(
      `SELECT ${columns} FROM ${table} ${email === undefined ? '' : 'WHERE email = $1'} ORDER BY id`,
      email === undefined ? [] : [folded(email)],
    )
  return {
    rows: async (email) =>
      (await found('eingegangen, angaben, hinweis', 'anmeldungen', email)).map((row) => ({
        ...wholeRow(row.angaben as RegistrationRecord, row.eingegangen as Date),
        note: `${row.hinweis}`,
      })),
    asides: async (email) =>
      (await found('eingegangen, email, sendung', 'verdacht', email)).map((row) =>
        asideRow(
          'Verdacht',
          (row.eingegangen as Date).toISOString(),
          `${row.email}`,
          `${row.sendung}`,
        ),
      ),
    asideTimes: async () =>
      (await database.query('SELECT eingegangen FROM verdacht')).map(
        ({ eingegangen }) => eingegangen as Date,
      ),
    remove: async (which) => {
      const [where, value] =
        'email' in which
          ? ['email = $1', folded(which.email)]
          : ['eingegangen < $1::text::timestamptz', which.before.toISOString()]
      const gone = async (table: string) =>
        (await database.query(`DELETE FROM ${table} WHERE ${where} RETURNING id`, [value])).length
      return { registrations: await gone('anmeldungen'), others: await gone('verdacht') }
    },
    close: () => database.close(),
  }
}
