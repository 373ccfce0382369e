/// <reference types="google-apps-script" />
import { property } from './properties'

// About what one sheet can append; people alone don't get there.
const defaultLimit = 60
const rememberSeconds = 120

/**
 * Counts one registration; true when this minute has had its share. For all senders together: Apps
 * Script does not know addresses. Two executions at once may count as one, which hurts nobody. A
 * broken counter stops no registration.
 */
export function isBusy(now: Date): boolean {
  try {
    const cache = CacheService.getScriptCache()
    const key = `anmeldungen-${Math.floor(now.getTime() / 60_000)}`
    const count = Number(cache.get(key) ?? 0)
    if (count >= limit()) return true
    cache.put(key, String(count + 1), rememberSeconds)
  } catch (error) {
    console.error(error)
  }
  return false
}

function limit(): number {
  const chosen = property('GRENZE_PRO_MINUTE') ?? ''
  return /^\s*\d+\s*$/.test(chosen) ? Number(chosen) : defaultLimit
}
