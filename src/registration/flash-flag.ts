import { formPath } from './form-path.ts'

// Apart from the messages, so that the loader can ask on every page without carrying more than this.

export const flashKey = 'wirkzeit-meldung'
/** Event of a page on which the last toast has become untrue. */
export const closeKey = 'meldung-vorbei'

/**
 * Fragments that carry a toast to the next page where storage is blocked or full. Anybody can link to
 * them, so they count only when the visitor comes from the form (R10).
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
