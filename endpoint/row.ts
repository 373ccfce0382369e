import { fields, interestKeys, interests, otherInterestsField } from '../src/registration/fields.ts'
import type { RegistrationRecord } from '../src/registration/record.ts'
import { plainText, toCell } from './cell.ts'

// Columns for what the visitor has typed and ticked.
const content = [...fields.map(({ name }) => name), 'interests', otherInterestsField.name] as const

/** The columns of the sheet, in the order in which a new one gets them. */
export const columns = ['submittedAt', 'source', ...content, 'receivedAt', 'note'] as const

export type Column = (typeof columns)[number]

type Texts = Record<Exclude<Column, 'receivedAt' | 'note'>, string>

/** One cell for each column, none of which a spreadsheet can take for a formula. */
export type Row = Record<Column, string>

/** Note on a row whose e-mail address an earlier row has as well. */
export const knownAddress = 'Diese E-Mail-Adresse steht schon in einer früheren Zeile.'

const dayMs = 24 * 60 * 60 * 1000

/** The texts of a record, not shortened or marked for a cell yet. */
export function textsOf(record: RegistrationRecord): Texts {
  const labels = interestKeys.filter((key) => record.interests[key]).map((key) => interests[key])
  return { ...record, interests: labels.join(', ') }
}

/** `isCut`: a text is longer than a cell may be, so the row does not hold all of it. */
export function toRow(record: RegistrationRecord, now: Date): { row: Row; isCut: boolean } {
  const row = rowOf(record, now, toCell)
  const whole = wholeRow(record, now)
  return { row, isCut: columns.some((column) => row[column] !== whole[column]) }
}

/** A row in which nothing is shortened. Fields that the record does not have yet are empty. */
export const wholeRow = (record: RegistrationRecord, now: Date): Row =>
  rowOf(record, now, plainText)

function rowOf(record: RegistrationRecord, now: Date, write: (text: string) => string): Row {
  const texts = { ...textsOf(record), receivedAt: now.toISOString(), note: '' }
  return Object.fromEntries(columns.map((column) => [column, write(texts[column] ?? '')])) as Row
}

/** An entry of „Fehler“ or „Verdacht“ as a row, with the whole submission in its note. */
export function asideRow(sheet: string, receivedAt: string, email: string, text: string): Row {
  const empty = Object.fromEntries(columns.map((column) => [column, ''])) as Row
  return { ...empty, receivedAt, email: toCell(email), note: `Blatt „${sheet}“: ${text}` }
}

/**
 * The content by which registrations are compared, from texts or from cells: without time and page, without
 * differences of case and blanks; the same with and without script.
 */
export const contentOf = (texts: Texts | Row) =>
  content.map((name) => folded(plainText(texts[name]))).join('\n')

/**
 * Whether the other row holds this registration: the same content, and sent at the same moment, or sent or
 * received within a day. Shortened texts may differ in what was cut, so for them only the moment counts.
 */
export function isSameRegistration(row: Row, other: Row, isCut: boolean): boolean {
  if (contentOf(row) !== contentOf(other)) return false
  if (unmarked(row.submittedAt) === unmarked(other.submittedAt)) return true
  return !isCut && timesOf(row).some((time) => timesOf(other).some(isWithinDayOf(time)))
}

/** A device's clock may be wrong, and rows of an earlier version have no time of receipt. */
const timesOf = ({ submittedAt, receivedAt }: Row) =>
  [submittedAt, receivedAt].map((cell) => Date.parse(unmarked(cell)))

export const isWithinDayOf = (time: number) => (other: number) => Math.abs(time - other) < dayMs

/** The text of a cell without its leading apostrophes, which a sheet may keep or swallow. */
export const unmarked = (cell: string) => cell.replace(/^'+/, '').trim()

/** For comparing: Unicode's composed form, small letters, single blanks. */
export const folded = (cell: string) => composed(unmarked(cell)).replace(/\s+/g, ' ').toLowerCase()

/** NFC. Letter by letter, with 30 accents at most: a million of them would take hours to sort. */
const composed = (text: string) =>
  text.replace(/\P{M}+\p{M}{0,30}/gu, (part) => part.normalize('NFC'))
