/// <reference types="google-apps-script" />

/**
 * Runs `task` as the only execution of the script that does so. Throws, with a German reason for the
 * operator, when others have held the lock for all of `waitMs`.
 */
export function withLock<T>(waitMs: number, task: () => T): T {
  const lock = LockService.getScriptLock()
  if (!lock.tryLock(waitMs)) {
    throw new Error(`Die Tabelle war ${waitMs / 1000} Sekunden lang belegt.`)
  }
  try {
    return task()
  } finally {
    lock.releaseLock()
  }
}
