import type { RegistrationRecord } from '../src/registration/record'
import { interestKeys, interests } from '../src/registration/schema'
import { needsCut, toCell } from './cell'

/** The columns of the sheet, in the order in which a new one gets them. */
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

export type Column = (typeof columns)[number]

/** One cell for each column, none of which a spreadsheet can take for a formula. */
export type Row = Record<Column, string>

const doubleSubmitMs = 2 * 60 * 1000

/** `isCut`: a text is longer than a cell may be, so the row does not hold all of it. */
export function toRow(record: RegistrationRecord): { row: Row; isCut: boolean } {
  const labels = interestKeys.filter((key) => record.interests[key]).map((key) => interests[key])
  const texts = { ...record, interests: labels.join(', ') }
  const cells = columns.map((column) => [column, toCell(texts[column])])
  return {
    row: Object.fromEntries(cells) as Row,
    isCut: needsCut(columns.map((column) => texts[column])),
  }
}

/** Sent again: for the site as for us, the same time and e-mail address are one registration. */
export const isSameRegistration = (row: Row, other: Row) =>
  (['submittedAt', 'email'] as const).every((column) => isSame(row, other, column))

/** A native form has no time of its own: submitted twice is the same content within two minutes. */
export function isDoubleSubmit(row: Row, other: Row): boolean {
  const distance = Math.abs(Date.parse(row.submittedAt) - Date.parse(other.submittedAt))
  return (
    distance <= doubleSubmitMs && columns.slice(1).every((column) => isSame(row, other, column))
  )
}

/** The text of a cell as people read it: read back from a sheet, its first apostrophe may be gone. */
export const unmarked = (cell: string) => cell.replace(/^'+/, '').trim()

function isSame(row: Row, other: Row, column: Column): boolean {
  const [a, b] = [unmarked(row[column]), unmarked(other[column])]
  return column === 'email' ? a.toLowerCase() === b.toLowerCase() : a === b
}
