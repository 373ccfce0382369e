/// <reference types="google-apps-script" />
import { alarm } from './notify.ts'
import { property } from './properties.ts'

/** Each is named like the script property that changes it. */
export type Budget = 'GRENZE_PRO_MINUTE' | 'GRENZE_OHNE_NACHWEIS' | 'GRENZE_VERDACHT'

const defaults: Record<Budget, number> = {
  // About what one sheet can append; people alone don't get there.
  GRENZE_PRO_MINUTE: 60,
  GRENZE_OHNE_NACHWEIS: 10,
  GRENZE_VERDACHT: 10,
}
const rememberSeconds = 120

const advice: Record<Budget, string> = {
  GRENZE_PRO_MINUTE:
    'Sind es echte Anmeldungen, erhöhen Sie die Skripteigenschaft. Sind es keine, wechseln Sie die Adresse.',
  GRENZE_OHNE_NACHWEIS:
    'Meist ist es ein Programm, das Unsinn sendet. Menschen mit JavaScript kommen weiter durch. Löschen Sie, was offensichtlich Unsinn ist.',
  GRENZE_VERDACHT:
    'Meist ist es ein Programm, das Unsinn sendet. Sehen Sie im Blatt „Verdacht“ nach, ob ein Mensch darunter ist, und löschen Sie den Rest.',
}

/**
 * Counts one registration; true when this minute has had its share. For all senders together: Apps
 * Script does not know addresses. Two executions at once may count as one, which hurts nobody. A
 * broken counter stops no registration.
 */
export function isBusy(budget: Budget, now: Date): boolean {
  const most = limit(budget)
  try {
    const cache = CacheService.getScriptCache()
    const key = `${budget}-${Math.floor(now.getTime() / 60_000)}`
    const count = Number(cache.get(key) ?? 0)
    if (count < most) {
      cache.put(key, String(count + 1), rememberSeconds)
      return false
    }
  } catch (error) {
    console.error(error)
    return false
  }
  // A paused receiver is what the operator wanted.
  if (most > 0) warn(budget, most)
  return true
}

const warn = (budget: Budget, most: number) =>
  alarm(
    budget,
    `Grenze erreicht: ${budget}`,
    `In dieser Minute kamen mehr als ${most}. Was darüber war, hat die Antwort „überlastet“ bekommen, und Browser senden es später wieder. ${advice[budget]}`,
  )

/** None is above the first: what pauses the receiver pauses it for everybody. */
function limit(budget: Budget): number {
  const chosen = (name: Budget) => {
    const text = property(name) ?? ''
    return /^\s*\d+\s*$/.test(text) ? Number(text) : defaults[name]
  }
  return Math.min(chosen(budget), chosen('GRENZE_PRO_MINUTE'))
}
