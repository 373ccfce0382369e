import { outboxKey } from './pending-flag'
import type { RegistrationRecord } from './record'

/** A function, because with blocked storage the mere access to `localStorage` throws. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const browserStorage: OpenStorage = () => localStorage

const lifetimeMs = 30 * 24 * 60 * 60 * 1000

/** For us as for the receiver, the same time and e-mail address are one registration. */
function sameRegistration(
  a: Pick<RegistrationRecord, 'submittedAt' | 'email'>,
  b: Pick<RegistrationRecord, 'submittedAt' | 'email'>,
): boolean {
  return a.submittedAt === b.submittedAt && a.email === b.email
}

/** Stores the record until `forget`. False when the browser cannot keep it. */
export function keep(record: RegistrationRecord, open = browserStorage): boolean {
  return write([...othersThan(record, open), record], open)
}

export function forget(record: RegistrationRecord, open = browserStorage): void {
  write(othersThan(record, open), open)
}

/** The records still to be sent, oldest first. Drops what is older than 30 days or unreadable. */
export function pending(now: Date, open = browserStorage): RegistrationRecord[] {
  const records = read(open).filter(
    ({ submittedAt }) => now.getTime() - Date.parse(submittedAt) <= lifetimeMs,
  )
  write(records, open)
  return records
}

function othersThan(record: RegistrationRecord, open: OpenStorage): RegistrationRecord[] {
  return read(open).filter((other) => !sameRegistration(other, record))
}

function read(open: OpenStorage): RegistrationRecord[] {
  try {
    const stored: unknown = JSON.parse(open().getItem(outboxKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecord) : []
  } catch {
    return []
  }
}

function isRecord(value: unknown): value is RegistrationRecord {
  const record = value as Partial<RegistrationRecord> | null
  return typeof record?.submittedAt === 'string' && typeof record.email === 'string'
}

/** An empty outbox leaves no key, so that `hasPending` stays false. */
function write(records: RegistrationRecord[], open: OpenStorage): boolean {
  try {
    if (records.length === 0) open().removeItem(outboxKey)
    else open().setItem(outboxKey, JSON.stringify(records))
    return true
  } catch {
    return false
  }
}
