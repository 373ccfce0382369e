// Apart from the code that reads and writes, so that the loader can ask on every page without carrying it.

/** Beginning of the key of each waiting registration. */
export const outboxKey = 'wirkzeit-ausgang'

export const draftKey = 'wirkzeit-entwurf'

/** Whether `localStorage` has a key that begins with `key`. */
export function isStored(key: string): boolean {
  try {
    return Object.keys(localStorage).some((each) => each.startsWith(key))
  } catch {
    return false
  }
}
