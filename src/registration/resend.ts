import { type DeliveryOptions, deliver } from './deliver'
import { keepForCorrection } from './draft'
import type { FlashKind } from './flash'
import { begin, type Entry, forget, isDue, isExpired, postpone, waiting } from './outbox'
import { whileOthersWait } from './sending'
import { serverTime } from './site'

/** `early` after the network has returned: the pauses since the last failure no longer count. */
type Options = DeliveryOptions & { early?: boolean }

/**
 * Sends what is due of what could not be sent before, in one tab at a time. Keeps what fails again
 * and what is refused. Resolves with what the visitor has not been told yet; never throws.
 */
export async function resendPending(options: Options): Promise<FlashKind | undefined> {
  if (!options.endpoint || globalThis.navigator?.onLine === false) return undefined
  try {
    return await whileOthersWait(
      () => sendAll(options),
      async () => undefined,
    )
  } catch {
    // Nobody waits for this answer; what is still stored is tried again.
    return undefined
  }
}

async function sendAll({ early = false, ...options }: Options): Promise<FlashKind | undefined> {
  let news: FlashKind | undefined
  for (const entry of await inTime(waiting(Date.now()))) {
    if (!isDue(entry, Date.now(), early)) continue
    begin(entry, Date.now())
    const outcome = await sendAgain(entry, options)
    // The page that sent it first was gone before it could say how that went.
    const untold = !entry.failed
    if (outcome === 'refused' && !entry.refused) news = 'refused'
    else if (untold) news ??= outcome === 'delivered' ? 'sent' : 'kept'
    // The others would not get through either.
    if (outcome === 'failed') break
  }
  return news
}

async function sendAgain({ record, refused }: Entry, options: DeliveryOptions) {
  const { outcome } = await deliver(record, options).catch(() => ({ outcome: 'failed' }) as const)
  if (outcome === 'delivered') forget(record)
  else postpone(record, Date.now(), outcome === 'refused')
  if (outcome === 'refused' && !refused) keepForCorrection(record, Date.now())
  return outcome
}

/** Forgets what is too old, if the server's clock says so too: this device's may be wrong. */
async function inTime(entries: Entry[]): Promise<Entry[]> {
  if (!entries.some((entry) => isExpired(entry, Date.now()))) return entries
  const now = await serverTime()
  if (now === undefined) return []
  for (const entry of entries) if (isExpired(entry, now)) forget(entry.record)
  return entries.filter((entry) => !isExpired(entry, now))
}
