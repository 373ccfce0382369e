import { formPath } from './form-path.ts'

// Apart from the messages, so that the loader can ask on every page without carrying more than this.

export const flashKey = 'wirkzeit-meldung'
/** Event of a page on which the last toast has become untrue. */
export const closeKey = 'meldung-vorbei'

/**
 * The way for browsers that block storage, or let nothing be written. Anybody can link to them, so alone
 * they say nothing: they are believed only on the way from the form.
 */
export const sentFragment = '#gesendet'
export const keptFragment = '#gespeichert'

/** Whether the page before left a toast to show. */
export function hasFlash(): boolean {
  try {
    if (sessionStorage.getItem(flashKey) !== null) return true
  } catch {
    // Blocked.
  }
  return (
    document.referrer.startsWith(location.origin + formPath) &&
    (location.hash === sentFragment || location.hash === keptFragment)
  )
}
