/// <reference types="google-apps-script" />
import { property } from './properties'

/**
 * Tells the operator by mail, if `MELDUNG_AN` names one. `text` must hold no personal data: mail is
 * read on lock screens and kept for years. A used-up quota stops no registration.
 */
export function notify(subject: string, text: string): void {
  try {
    const operator = property('MELDUNG_AN')
    if (!operator) return
    const url = SpreadsheetApp.getActiveSpreadsheet().getUrl()
    MailApp.sendEmail(operator, subject, `${text}\n\n${url}`)
  } catch (error) {
    console.error(error)
  }
}
