import type { RegistrationRecord } from './record.ts'
import { outboxKey } from './stored-flag.ts'
import { unlessBlocked } from './unless-blocked.ts'

/** One registration that waits. Times are milliseconds by a clock that may be wrong. */
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

/** A registration, or as much of it as tells whose it is. */
type Person = { [Key in 'submittedAt' | 'firstName' | 'lastName' | 'email']?: unknown }

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Nothing that was not sent is kept longer on a device. */
export const lifetimeMs = 30 * day
// An attempt lasts 10 s at most; until then its answer may still come, perhaps to a page now gone.
const attemptMs = 12 * second
/**
 * After so many attempts, then an hour each. The first ones come with the visitor's own page views.
 * Who is asked to come back some day must find that it is sent then.
 */
const pausesMs = [0, 0, 30 * second, 2 * minute, 10 * minute]
// A clock that shows less is wrong, as after an empty battery: this site did not exist then.
const earliest = Date.UTC(2026, 0, 1)

/** Stores the record until `forget`, as being sent. False when the browser cannot keep it. */
export function keep(record: RegistrationRecord, now: number): boolean {
  const key = keyOf(record)
  const state = { keptAt: now, attempts: 1, triedAt: now, failed: false, refused: false }
  write({ key, record, ...state })
  // An entry of before that cannot be overwritten still keeps it.
  return isWaiting(key)
}

/** Says that an attempt begins, to other tabs and to a later page. */
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
 * Forgets what this registration stands for now: of the same person, what was refused, and what the
 * same visit of the form had submitted before (`submittedBefore`). True if some of it may have arrived.
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

/** Of what stands in a field, what schema.ts leaves of it. */
export const asSent = (value: unknown) => `${value}`.replace(/\p{Cf}/gu, '').trim()

/**
 * The registrations still to be sent, oldest first. Mends times that cannot be true: a clock once
 * wrong must neither lose a record nor keep it for years. Drops what is no registration.
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
  // The visitor is to mend it; taken after all, it would be a second registration.
  if (refused) return triedAt + hour
  return early ? 0 : triedAt + (pausesMs[attempts - 1] ?? hour)
}

/** A time of trying that lies ahead was told by a wrong clock, then or now. */
export const isDue = (entry: Entry, now: number, early = false) =>
  now >= dueAt(entry, early) || now < entry.triedAt

/** For us as for the receiver, the same time and e-mail address are one registration. */
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

/** `keep` says whether it is there. */
function write({ key, ...entry }: Entry): void {
  unlessBlocked(() => localStorage.setItem(key, JSON.stringify(entry)))
}

/** Another tab may have delivered it meanwhile: what is gone stays gone. */
function change(key: string, next: (entry: Entry) => Partial<Entry>): void {
  const entry = read(key)
  if (entry) write({ ...entry, ...next(entry) })
}
