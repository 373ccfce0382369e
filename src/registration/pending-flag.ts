// Apart from the outbox, so that the loader can ask on every page without carrying more than this.

export const outboxKey = 'wirkzeit-ausgang'

/** Whether registrations wait to be sent again. */
export function hasPending(): boolean {
  try {
    return localStorage.getItem(outboxKey) !== null
  } catch {
    return false
  }
}
