// Apart from the messages, so that the loader can ask on every page without carrying more than this.

export const flashKey = 'wirkzeit-meldung'

/** The way for browsers that block storage. */
export const sentFragment = '#gesendet'
export const keptFragment = '#gespeichert'

/** Whether the page before left a toast to show. */
export function hasFlash(): boolean {
  if (location.hash === sentFragment || location.hash === keptFragment) return true
  try {
    return sessionStorage.getItem(flashKey) !== null
  } catch {
    return false
  }
}
