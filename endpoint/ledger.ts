/// <reference types="google-apps-script" />
import { hashOf } from './hash.ts'
import { Memories, type Memory, type Times } from './memory.ts'
import { makeSecret, property } from './properties.ts'
import type { Submission } from './receive.ts'
import { rowsWith, sheetNamed, writeText } from './sheet.ts'

const header = ['Zeit', 'Schlüssel']
const keysColumn = header.indexOf('Schlüssel') + 1
// Google's longest.
const cacheSeconds = 21_600
const nothing: Memory = { isKnown: false, isSpent: false }

/**
 * What is remembered of a submission, as cheaply as a flood requires: without the lock, and from the sheet
 * only when the cache does not know it. Never throws, and may miss something; `recall` decides.
 */
export function glance(submission: Submission, now: Date): Memory {
  try {
    const secret = property('GEHEIMNIS')
    if (!secret) return nothing
    const memories = new Memories(secret, hashOf)
    const cache = CacheService.getScriptCache()
    const keys = memories.wanted(submission)
    const cached: Times = {}
    for (const [key, time] of Object.entries(cache.getAll(keys))) cached[key] = Number(time)
    const recent = memories.judge(submission, now, cached)
    if (recent.isKnown) return recent
    const times = written(keys)
    remember(times)
    return memories.judge(submission, now, times)
  } catch (error) {
    console.error(error)
    return nothing
  }
}

/**
 * What is remembered of a submission. The caller must hold the lock. Throws when the sheet cannot be read.
 */
export function recall(submission: Submission, now: Date): Memory {
  const memories = memoriesNow()
  return memories ? memories.judge(submission, now, written(memories.wanted(submission))) : nothing
}

/**
 * Writes the keys of a stored submission into the sheet „Verzeichnis“, where they outlive its row, and makes
 * Google write both now. The caller must hold the lock. Throws only when the row may not have been written.
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

/** Writes the keys, and returns them. A failure is only logged: the row itself is still compared. */
function write(submission: Submission, now: Date): string[] {
  try {
    const memories = memoriesNow()
    if (!memories) return []
    const { content, sending, proof } = memories.keysOf(submission)
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

/** Undefined when Google's properties fail; then only the rows are compared. */
function memoriesNow(): Memories | undefined {
  try {
    return new Memories(property('GEHEIMNIS') ?? makeSecret(), hashOf)
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** The time at which each of these keys was last written into the sheet; absent for unknown ones. */
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
