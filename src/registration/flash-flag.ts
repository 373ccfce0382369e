// Apart from the messages, so that the loader can ask on every page without carrying more than this.

export const flashKey = 'wirkzeit-meldung'

/** The way for browsers that block storage. */
export const flashFragments = { sent: '#gesendet', kept: '#gespeichert' } as const

/** Whether the page before left a toast to show. */
export function hasFlash(): boolean {
  if (Object.values<string>(flashFragments).includes(location.hash)) return true
  try {
    return sessionStorage.getItem(flashKey) !== null
  } catch {
    return false
  }
}
