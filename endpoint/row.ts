import type { RegistrationRecord } from '../src/registration/record'
import { interestKeys, interests } from '../src/registration/schema'

/** The header of the sheet. Rows are written in this order. */
export const columns = [
  'submittedAt',
  'source',
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
  'lastJob',
  'originalJob',
  'interests',
  'otherInterests',
] as const

export type Row = string[]

const doubleSubmitMs = 2 * 60 * 1000

/** One cell for each column, none of which a spreadsheet can take for a formula. */
export function toRow(record: RegistrationRecord): Row {
  const labels = interestKeys.filter((key) => record.interests[key]).map((key) => interests[key])
  const values = { ...record, interests: labels.join(', ') }
  return columns.map((column) => plainText(values[column]))
}

// Spreadsheets skip what cannot be seen, and some read full-width signs like their ASCII forms.
const formulaStart = /^[\s\p{C}\p{Z}]*[=+\-@|%＝＋－＠﹣﹢﹦﹫−]/u

/**
 * Text that stays text when typed into a spreadsheet or opened from a CSV file. The apostrophe in
 * front is the spreadsheets' own mark for "text follows".
 */
export function plainText(value: string): string {
  const clean = value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ')
  return formulaStart.test(clean) ? `'${clean}` : clean
}

/**
 * Whether the sheet has this registration already: sent again (same time and e-mail address), or,
 * for a native form, which cannot send a time of its own, submitted twice within two minutes.
 */
export function isDuplicate(row: Row, earlier: Row[], stampedHere: boolean): boolean {
  return earlier.some((other) =>
    stampedHere ? isDoubleSubmit(row, other) : same(row, other, ['submittedAt', 'email']),
  )
}

function isDoubleSubmit(row: Row, other: Row): boolean {
  const distance = Math.abs(time(row) - time(other))
  return distance <= doubleSubmitMs && same(row, other, columns.slice(1))
}

const time = (row: Row) => Date.parse(row[0] ?? '')

function same(row: Row, other: Row, names: readonly (typeof columns)[number][]): boolean {
  return names.every((name) => {
    const at = columns.indexOf(name)
    return unmarked(row[at]) === unmarked(other[at])
  })
}

// Read back from a sheet, the apostrophe may be gone.
const unmarked = (cell = '') => cell.replace(/^'/, '')
