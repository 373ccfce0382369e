/**
 * The result of `ask`; undefined when it throws, as where storage is blocked, full or holds no valid JSON.
 */
export function unlessBlocked<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}
