// Apart from the messages, so that the loader can ask on every page without carrying more than this.

export const flashKey = 'wirkzeit-meldung'

/** The way for browsers that block storage. Anybody can link to them, so alone they say nothing. */
export const sentFragment = '#gesendet'
export const keptFragment = '#gespeichert'
/** They are believed only on the way from here. */
export const formPath = '/registrieren'

/** Whether the page before left a toast to show. */
export function hasFlash(): boolean {
  try {
    return sessionStorage.getItem(flashKey) !== null
  } catch {
    return (
      document.referrer.startsWith(location.origin + formPath) &&
      (location.hash === sentFragment || location.hash === keptFragment)
    )
  }
}
