/** What the browser's storage answers; undefined where it is blocked, full, or holds what is not ours. */
export function unlessBlocked<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}
