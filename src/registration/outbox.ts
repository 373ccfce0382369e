import type { RegistrationRecord } from './record.ts'
import { outboxKey } from './stored-flag.ts'
import { unlessBlocked } from './unless-blocked.ts'

/** A registration that waits. Times are milliseconds since 1970 by the device's clock, which may be wrong. */
export interface Entry {
  /** Where it lies in the storage; another version of this site may have chosen it. */
  key: string
  record: RegistrationRecord
  keptAt: number
  attempts: number
  /** When the last attempt began, or failed. */
  triedAt: number
  /** False while an attempt is under way, or was cut off. */
  failed: boolean
  /** The receiver has objected to a field. */
  refused: boolean
}

/** A registration, or the part of it that identifies the person. */
type Person = { [Key in 'submittedAt' | 'firstName' | 'lastName' | 'email']?: unknown }

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Nothing that was not sent is kept longer on a device. */
export const lifetimeMs = 30 * day
// An attempt lasts 10 s at most; until it is over, perhaps in a page now gone, nothing is sent again.
const attemptMs = 12 * second
/**
 * Pauses after the first, second … attempt; an hour after all later ones. No longer: the notice asks visitors
 * to come back, and then it must be sent.
 */
const pausesMs = [0, 0, 30 * second, 2 * minute, 10 * minute]
// An earlier date comes from a wrong clock, as after an empty battery: this site did not exist yet.
const earliest = Date.UTC(2026, 0, 1)

/** Stores the record as being sent, until `forget`. False when the browser cannot store it. */
export function keep(record: RegistrationRecord, now: number): boolean {
  const key = keyOf(record)
  const state = { keptAt: now, attempts: 1, triedAt: now, failed: false, refused: false }
  write({ key, record, ...state })
  // If it cannot be overwritten, an older entry of the same registration counts as well.
  return isWaiting(key)
}

/** Notes that an attempt begins, for other tabs and later pages. */
export function begin(key: string, now: number): void {
  change(key, ({ attempts }) => ({ attempts: attempts + 1, triedAt: now, failed: false }))
}

/** The attempt failed; the next one comes after a pause. */
export function postpone(key: string, now: number, refused = false): void {
  change(key, (entry) => ({ triedAt: now, failed: true, refused: refused || entry.refused }))
}

export function forget(key: string): void {
  unlessBlocked(() => localStorage.removeItem(key))
}

/**
 * Forgets the entries that this registration replaces: those of the same person that were refused, or that
 * the same visit of the form submitted before (`submittedBefore`). True if one of them may have arrived.
 */
export function forgetReplaced(record: Person, submittedBefore: readonly string[] = []): boolean {
  let mayHaveArrived = false
  for (const key of keys()) {
    const entry = read(key)
    if (!entry || key === keyOf(record) || !isSamePerson(entry.record, record)) continue
    if (!entry.refused && !submittedBefore.includes(entry.record.submittedAt)) continue
    mayHaveArrived ||= !entry.refused || !entry.failed
    forget(key)
  }
  return mayHaveArrived
}

/** Couples share a surname and often an e-mail address, so the first name must be the same. */
function isSamePerson(one: Person, other: Person): boolean {
  const same = (name: keyof Person) => asSent(one[name]) === asSent(other[name])
  return same('firstName') && (same('lastName') || same('email'))
}

/** The value of a field as schema.ts cleans it. */
export const asSent = (value: unknown) => `${value}`.replace(/\p{Cf}/gu, '').trim()

/**
 * The registrations still to be sent, oldest first. Corrects impossible times: a clock once wrong must
 * neither lose a record nor keep it for years. Deletes entries that are no registration.
 */
export function waiting(now: number): Entry[] {
  const entries: Entry[] = []
  for (const key of keys()) {
    const entry = read(key)
    if (!entry) {
      forget(key)
      continue
    }
    if (entry.keptAt > now || entry.keptAt < earliest) {
      entry.keptAt = now
      change(key, () => ({ keptAt: now }))
    }
    entries.push(entry)
  }
  return entries.sort((a, b) => a.keptAt - b.keptAt)
}

export const isWaiting = (key: string) => read(key) !== undefined

export const isExpired = ({ keptAt }: Entry, now: number) => now - keptAt > lifetimeMs

/** When it may be sent again. `early` ignores the pause, but never an attempt under way. */
export function dueAt({ attempts, triedAt, failed, refused }: Entry, early = false): number {
  if (!failed) return triedAt + attemptMs
  // The visitor is to correct it; accepted meanwhile, it would be a second registration.
  if (refused) return triedAt + hour
  return early ? 0 : triedAt + (pausesMs[attempts - 1] ?? hour)
}

/** Whether it may be sent now. A `triedAt` in the future comes from a wrong clock and counts as due. */
export const isDue = (entry: Entry, now: number, early = false) =>
  now >= dueAt(entry, early) || now < entry.triedAt

/** Time and e-mail address identify a registration, here as in the receiver. */
export const keyOf = ({ submittedAt, email }: Person) => `${outboxKey} ${submittedAt} ${email}`

const keys = (): string[] =>
  unlessBlocked(() => Object.keys(localStorage))?.filter((key) => key.startsWith(outboxKey)) ?? []

const read = (key: string): Entry | undefined =>
  unlessBlocked(() => {
    const stored: Partial<Entry> | null = JSON.parse(localStorage.getItem(key) ?? '')
    if (!isRecord(stored?.record)) return undefined
    return {
      key,
      record: stored.record,
      keptAt: Number(stored.keptAt) || 0,
      attempts: Number(stored.attempts) || 1,
      triedAt: Number(stored.triedAt) || 0,
      failed: stored.failed === true,
      refused: stored.refused === true,
    }
  })

function isRecord(value: unknown): value is RegistrationRecord {
  const record = value as Partial<RegistrationRecord> | null | undefined
  return typeof record?.submittedAt === 'string' && typeof record.email === 'string'
}

/** Does nothing where storage is blocked or full: `keep` looks whether the entry is there. */
function write({ key, ...entry }: Entry): void {
  unlessBlocked(() => localStorage.setItem(key, JSON.stringify(entry)))
}

/** Changes an entry. One that is gone stays gone: another tab may have delivered it meanwhile. */
function change(key: string, next: (entry: Entry) => Partial<Entry>): void {
  const entry = read(key)
  if (entry) write({ ...entry, ...next(entry) })
}
