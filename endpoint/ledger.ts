/// <reference types="google-apps-script" />
import { hashOf } from './hash.ts'
import { makeSecret, property } from './properties.ts'
import type { Submission } from './receive.ts'
import { isWithinDayOf } from './row.ts'
import { rowsWith, sheetNamed, writeText } from './sheet.ts'

/** What is remembered of a submission. */
export interface Memory {
  /** Stored already: sent again at any time, or the same data within a day. */
  isKnown: boolean
  /** Its proof has been used, for this or another one. */
  isSpent: boolean
}

/** Hashes, which say nothing without the secret. */
interface Keys {
  /** The data, whenever it was sent. */
  content: string
  /** The data with the moment of sending, of those that come with one. */
  sending: string
  proof: string
}

type Times = Record<string, number>

const header = ['Zeit', 'Schlüssel']
const keysColumn = header.indexOf('Schlüssel') + 1
// Google's longest.
const cacheSeconds = 21_600
const nothing: Memory = { isKnown: false, isSpent: false }

/**
 * What is remembered, for a flood as cheaply as it goes: without the lock, the sheet only when the
 * cache knows nothing. Never throws; `recall` decides.
 */
export function glance(submission: Submission, now: Date): Memory {
  try {
    const secret = property('GEHEIMNIS')
    if (!secret) return nothing
    const cache = CacheService.getScriptCache()
    const keys = wanted(submission, secret)
    const cached: Times = {}
    for (const [key, time] of Object.entries(cache.getAll(keys))) cached[key] = Number(time)
    const recent = judge(submission, secret, now, cached)
    if (recent.isKnown) return recent
    const times = { ...written(keys), ...cached }
    remember(times)
    return judge(submission, secret, now, times)
  } catch (error) {
    console.error(error)
    return nothing
  }
}

/** What is remembered, for who holds the lock. Throws when the sheet cannot be read. */
export function recall(submission: Submission, now: Date): Memory {
  const secret = secretNow()
  return secret ? judge(submission, secret, now, written(wanted(submission, secret))) : nothing
}

/**
 * Remembers what has been stored, in the sheet „Verzeichnis“, where it outlives its row, and makes sure
 * of both. For who holds the lock. Throws only when the row may not be there.
 */
export function enter(submission: Submission, now: Date): void {
  const keys = write(submission, now)
  SpreadsheetApp.flush()
  try {
    remember(Object.fromEntries(keys.map((key) => [key, now.getTime()])))
  } catch (error) {
    console.error(error)
  }
}

/** Without it, the row still tells for itself. */
function write(submission: Submission, now: Date): string[] {
  try {
    const secret = secretNow()
    if (!secret) return []
    const { content, sending, proof } = keysOf(submission, secret)
    const keys = [content, sending, proof].filter(Boolean)
    const sheet = sheetNamed('Verzeichnis')
    if (sheet.getLastRow() === 0) writeText(sheet, 1, 1, header)
    writeText(sheet, sheet.getLastRow() + 1, 1, [now.toISOString(), keys.join(' ')])
    return keys
  } catch (error) {
    console.error(error)
    return []
  }
}

/** Undefined when Google's properties fail; then only the rows tell. */
function secretNow(): string | undefined {
  try {
    return property('GEHEIMNIS') ?? makeSecret()
  } catch (error) {
    console.error(error)
    return undefined
  }
}

function judge(submission: Submission, secret: string, now: Date, times: Times): Memory {
  const timeOf = (key: string) => times[key] ?? Number.NaN
  const moments = [now.getTime(), Date.parse(submission.record.submittedAt)]
  const isKnown = allKeys(submission, secret).some(
    ({ content, sending }) => timeOf(sending) > 0 || moments.some(isWithinDayOf(timeOf(content))),
  )
  return { isKnown, isSpent: timeOf(keysOf(submission, secret).proof) > 0 }
}

const wanted = (submission: Submission, secret: string) =>
  allKeys(submission, secret)
    .flatMap(({ content, sending, proof }) => [content, sending, proof])
    .filter(Boolean)

/** What stands in „Anmeldungen“ need not be suspected as well; the other way round it is a row. */
function allKeys(submission: Submission, secret: string): Keys[] {
  const { suspect, ...registration } = submission
  const keys = [keysOf(registration, secret)]
  return suspect === undefined ? keys : [...keys, keysOf(submission, secret)]
}

function keysOf(submission: Submission, secret: string): Keys {
  const { record, stampedHere, suspect, proof, content } = submission
  const sheet = suspect === undefined ? 'Anmeldungen' : 'Verdacht'
  const key = (...parts: string[]) => `k${hashOf([secret, ...parts].join('\n'))}`
  return {
    content: key(sheet, content),
    sending: stampedHere ? '' : key(sheet, record.submittedAt, content),
    proof: proof && key('Nachweis', proof),
  }
}

/** When each of these was written down last. */
function written(keys: string[]): Times {
  const times: Times = {}
  for (const [time = '', found = ''] of rowsWith(sheetNamed('Verzeichnis'), keysColumn, ...keys)) {
    for (const key of found.split(' ')) if (keys.includes(key)) times[key] = Date.parse(time)
  }
  return times
}

function remember(times: Times): void {
  const entries = Object.entries(times).map(([key, time]) => [key, String(time)])
  if (entries.length === 0) return
  CacheService.getScriptCache().putAll(Object.fromEntries(entries), cacheSeconds)
}
