// Apart from what reads and writes, so that the loader can ask on every page without carrying more.

/** Each registration that waits has an entry of its own; its key begins so. */
export const outboxKey = 'wirkzeit-ausgang'

export const draftKey = 'wirkzeit-entwurf'

/** Whether this browser has stored something under a key that begins so. */
export function isStored(key: string): boolean {
  try {
    return Object.keys(localStorage).some((each) => each.startsWith(key))
  } catch {
    return false
  }
}
