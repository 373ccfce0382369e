/// <reference types="google-apps-script" />
import type { Budget } from './budget.ts'
import { property } from './properties.ts'

type Sheet = 'Fehler' | 'Verdacht'
type Kind = Budget | Sheet | `${Sheet} voll`

const hourSeconds = 3_600
const memorySeconds = 6 * hourSeconds
const rowsAnHour = 10
// Mails of the daily quota, 100 for most accounts, that are kept for what is more urgent: a flood of
// registrations must not use up those that report failures.
const keptForAlarms = 50
const keptForFailures = 20

/**
 * Tells the operator that something is wrong: at most once an hour for each kind, by mail, if
 * `MELDUNG_AN` names somebody. `text` must hold no personal data: mail is read on lock screens and
 * kept for years. Never throws: a used-up quota stops no registration.
 */
export function alarm(kind: Kind, subject: string, text: string): void {
  try {
    const cache = CacheService.getScriptCache()
    const key = `nachricht-${kind}`
    if (cache.get(key)) return
    const more = 'Dazu kommt in der nächsten Stunde keine weitere Nachricht.'
    const reserve = kind === 'Fehler' || kind === 'Fehler voll' ? 0 : keptForFailures
    if (send(reserve, subject, `${text}\n\n${more}`)) cache.put(key, 'gesendet', hourSeconds)
  } catch (error) {
    console.error(error)
  }
}

/**
 * Tells the operator of a new row: each of the first ten in an hour, then that there are more, and
 * with the first row of a later hour how many there were, while the cache knows it. Never throws.
 */
export function announceRow(now: Date): void {
  try {
    const cache = CacheService.getScriptCache()
    const [start = 0, count = 0] = (cache.get('neu') ?? '').split(' ').map(Number)
    const isSameHour = now.getTime() - start < hourSeconds * 1_000
    const rows = isSameHour ? count + 1 : 1
    cache.put('neu', `${isSameHour ? start : now.getTime()} ${rows}`, memorySeconds)
    const missed = isSameHour ? 0 : count - rowsAnHour
    if (rows <= rowsAnHour) {
      const also = `Seit der letzten Nachricht kamen ${missed} weitere hinzu. `
      const text = `${missed > 0 ? also : ''}Im Blatt „Anmeldungen“ steht eine neue Zeile:`
      send(keptForAlarms, missed > 0 ? 'Neue Anmeldungen' : 'Neue Anmeldung', text)
    } else if (rows === rowsAnHour + 1) {
      const text = `In einer Stunde kamen mehr als ${rowsAnHour} Anmeldungen. Bis sie um ist, kommt keine Nachricht mehr. Sehen Sie bitte nach:`
      send(keptForAlarms, 'Viele neue Anmeldungen', text)
    }
  } catch (error) {
    console.error(error)
  }
}

export const warnOfFailure = () =>
  alarm(
    'Fehler',
    'Eine Anmeldung konnte nicht eingetragen werden',
    'Der Grund und die Angaben stehen im Blatt „Fehler“.',
  )

export const warnOfSuspect = () =>
  alarm(
    'Verdacht',
    'Eine Sendung sieht nach einem Programm aus',
    'Sie steht im Blatt „Verdacht“. Sehen Sie bitte nach: Es kann auch ein Mensch gewesen sein.',
  )

export const warnOfFull = (sheet: Sheet) =>
  alarm(
    `${sheet} voll`,
    `Das Blatt „${sheet}“ ist voll`,
    'Löschen Sie dort, was erledigt ist. Bis dahin wird nichts mehr hineingeschrieben; wer betroffen ist, liest, dass seine Anmeldung noch nicht angekommen ist, und Browser mit JavaScript senden sie wieder.',
  )

/**
 * Mails the operator. False when nobody is named, or no more than `reserve` mails are left today. Throws when
 * Google's mail service does.
 */
export function send(reserve: number, subject: string, text: string): boolean {
  const operator = property('MELDUNG_AN')
  if (!operator || MailApp.getRemainingDailyQuota() <= reserve) return false
  const url = SpreadsheetApp.getActiveSpreadsheet().getUrl()
  MailApp.sendEmail(operator, subject, `${text}\n\n${url}`)
  return true
}
