/// <reference types="google-apps-script" />
import { type Budget, limitOf } from './budget.ts'
import { alarm } from './notify.ts'
import { property } from './properties.ts'

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
 * Counts one registration, as `cost` of them; true when the budget of this minute is used up, then it is not
 * counted. For all senders together, because Apps Script does not know addresses. Two executions at once may
 * count as one, which does no harm. If the counter fails, no registration is stopped.
 */
export function isBusy(budget: Budget, now: Date, cost = 1): boolean {
  const most = limitOf(budget, property)
  try {
    const cache = CacheService.getScriptCache()
    const key = `${budget}-${Math.floor(now.getTime() / 60_000)}`
    const count = Number(cache.get(key) ?? 0)
    if (count < most) {
      cache.put(key, String(count + cost), rememberSeconds)
      return false
    }
  } catch (error) {
    console.error(error)
    return false
  }
  // A receiver that takes nothing is what the operator wanted.
  if (most > 0) warn(budget, most)
  return true
}

const warn = (budget: Budget, most: number) =>
  alarm(
    budget,
    `Grenze erreicht: ${budget}`,
    `In dieser Minute kamen mehr als ${most}. Was darüber war, hat die Antwort „überlastet“ bekommen, und Browser mit JavaScript senden es später wieder. ${advice[budget]}`,
  )
