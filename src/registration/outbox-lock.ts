import { outboxKey } from './stored-flag.ts'

let busyHere = false

/**
 * Runs `task` as the only one in all tabs of this browser, so that no record is sent twice at the same
 * time; runs `whenBusy` instead while another task runs. Where the browser has no locks, this page alone
 * is guarded.
 */
export async function whileOthersWait<T>(
  task: () => Promise<T>,
  whenBusy: () => Promise<T>,
): Promise<T> {
  if (busyHere) return whenBusy()
  busyHere = true
  let started = false
  const start = (lock: Lock | null) => {
    started = true
    return lock ? task() : whenBusy()
  }
  try {
    const locks = globalThis.navigator?.locks
    if (!locks) return await task()
    return await locks.request(outboxKey, { ifAvailable: true }, start)
  } catch (reason) {
    if (started) throw reason
    // Browsers that block storage deny locks as well.
    return await task()
  } finally {
    busyHere = false
  }
}
