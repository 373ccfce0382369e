/// <reference types="google-apps-script" />
import { noteTime, property } from './properties.ts'
import { report } from './sign-of-life.ts'

/** Name of the function in Code.js that Google calls once a day: `daily` (scripts/build-endpoint.ts). */
const handler = 'taeglich'
const hour = 7

/**
 * For the operator, once, in the editor of Apps Script: asks for all permissions, makes the sheet,
 * has `daily` called each morning, and sends the weekly mail as a sample. Running it again does no harm.
 * Throws a German sentence about what is missing.
 */
export function setUp(): void {
  if (!property('MELDUNG_AN')) {
    throw new Error(
      'Tragen Sie zuerst in den Projekteinstellungen die Skripteigenschaft MELDUNG_AN ein: die E-Mail-Adresse, die Nachrichten bekommt. Führen Sie „einrichten“ nach einer halben Minute noch einmal aus.',
    )
  }
  const now = new Date()
  for (const trigger of ScriptApp.getProjectTriggers())
    if (trigger.getHandlerFunction() === handler) ScriptApp.deleteTrigger(trigger)
  ScriptApp.newTrigger(handler).timeBased().everyDays(1).atHour(hour).create()
  noteTime('EINGERICHTET', now)
  const isSent = report(now)
  if (isSent) noteTime('LETZTER_BERICHT', now)
  console.log(
    isSent
      ? 'Eingerichtet. Die erste Wochennachricht ist unterwegs; die nächste kommt in sieben Tagen.'
      : 'Eingerichtet, aber Google nimmt heute keine Nachrichten mehr an. Die erste Wochennachricht kommt, sobald es geht.',
  )
}
