import { type DeliveryOptions, deliver } from './deliver'
import { keepForCorrection } from './draft'
import { begin, type Entry, forget, isDue, isExpired, postpone, waiting } from './outbox'
import { whileOthersWait } from './sending'
import { serverTime } from './site'

/** `early` after the network has returned: the pauses since the last failure no longer count. */
type Options = DeliveryOptions & { early?: boolean }

/**
 * Sends what is due of what could not be sent before, in one tab at a time. Keeps what fails again
 * and what is refused. True when the receiver objects for the first time: the visitor was told that
 * the registration is saved and must hear of it. Never throws.
 */
export async function resendPending(options: Options): Promise<boolean> {
  if (!options.endpoint || globalThis.navigator?.onLine === false) return false
  try {
    return await whileOthersWait(
      () => sendAll(options),
      async () => false,
    )
  } catch {
    // Nobody waits for this answer; what is still stored is tried again.
    return false
  }
}

async function sendAll({ early = false, ...options }: Options): Promise<boolean> {
  let objected = false
  for (const entry of await inTime(waiting(Date.now()))) {
    const { record } = entry
    if (!isDue(entry, Date.now(), early)) continue
    begin(entry, Date.now())
    try {
      const { outcome } = await deliver(record, options)
      if (outcome === 'delivered') forget(record)
      else postpone(record, Date.now(), outcome === 'refused')
      if (outcome === 'refused' && !entry.refused) {
        objected = true
        keepForCorrection(record, Date.now())
      }
    } catch {
      postpone(record, Date.now())
      // The others would not get through either.
      return objected
    }
  }
  return objected
}

/** Forgets what is too old, if the server's clock says so too: this device's may be wrong. */
async function inTime(entries: Entry[]): Promise<Entry[]> {
  if (!entries.some((entry) => isExpired(entry, Date.now()))) return entries
  const now = await serverTime()
  if (now === undefined) return []
  for (const entry of entries) if (isExpired(entry, now)) forget(entry.record)
  return entries.filter((entry) => !isExpired(entry, now))
}
