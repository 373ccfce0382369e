import { fields, interestKeys, interests, otherInterestsField } from '../src/registration/fields.ts'
import type { RegistrationRecord } from '../src/registration/record.ts'
import { plainText, toCell } from './cell.ts'

// What the visitor typed and ticked.
const content = [...fields.map(({ name }) => name), 'interests', otherInterestsField.name] as const

/** The columns of the sheet, in the order in which a new one gets them. */
export const columns = ['submittedAt', 'source', ...content, 'receivedAt', 'note'] as const

export type Column = (typeof columns)[number]

type Texts = Record<Exclude<Column, 'receivedAt' | 'note'>, string>

/** One cell for each column, none of which a spreadsheet can take for a formula. */
export type Row = Record<Column, string>

/** Stands in the column `note`. */
export const knownAddress = 'Diese E-Mail-Adresse steht schon in einer früheren Zeile.'

const dayMs = 24 * 60 * 60 * 1000

/** What the cells say, of any length. */
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

/** Nothing is cut, and a field that was not there when the registration came is empty. */
export const wholeRow = (record: RegistrationRecord, now: Date): Row =>
  rowOf(record, now, plainText)

function rowOf(record: RegistrationRecord, now: Date, write: (text: string) => string): Row {
  const texts = { ...textsOf(record), receivedAt: now.toISOString(), note: '' }
  return Object.fromEntries(columns.map((column) => [column, write(texts[column] ?? '')])) as Row
}

/** What lies beside the registrations as one more row: all that came stands in its note. */
export function asideRow(sheet: string, receivedAt: string, email: string, text: string): Row {
  const empty = Object.fromEntries(columns.map((column) => [column, ''])) as Row
  return { ...empty, receivedAt, email: toCell(email), note: `Blatt „${sheet}“: ${text}` }
}

/**
 * What makes a registration the same one, with or without script and from any tab: the data without
 * time and page, as people compare it, of texts or of cells that hold them.
 */
export const contentOf = (texts: Texts | Row) =>
  content.map((name) => folded(plainText(texts[name]))).join('\n')

/**
 * Whether the other row holds this registration: the same data, sent at the same moment, or sent or
 * received within a day. What was cut may differ further on, so only the moment tells there.
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

/** The text of a cell as people read it: read back from a sheet, its first apostrophe may be gone. */
export const unmarked = (cell: string) => cell.replace(/^'+/, '').trim()

/** As people compare it: `a` and `A`, one blank and two are the same. */
export const folded = (cell: string) => composed(unmarked(cell)).replace(/\s+/g, ' ').toLowerCase()

/** No letter has more than 30 accents, and a million would be sorted for hours. */
const composed = (text: string) =>
  text.replace(/\P{M}+\p{M}{0,30}/gu, (part) => part.normalize('NFC'))
