import { type DeliveryOptions, deliver } from './deliver.ts'
import { keepForCorrection } from './draft.ts'
import {
  begin,
  type Entry,
  forget,
  forgetReplaced,
  isDue,
  isExpired,
  isWaiting,
  postpone,
  waiting,
} from './outbox.ts'
import { whileOthersWait } from './outbox-lock.ts'
import { serverTime } from './own-server.ts'

/** `early` after the network has returned: the pauses since the last failure no longer count. */
type Options = DeliveryOptions & { early?: boolean }

export interface News {
  /** Something has arrived. */
  sent: boolean
  /** Failed once more, and 30 days old by the server's clock too: this device's may be wrong. */
  expired: Entry[]
}

const nothing = async (): Promise<News> => ({ sent: false, expired: [] })

/**
 * Sends what is due of what could not be sent before, in one tab at a time. Keeps what fails again
 * and what is refused. Never throws. A browser that calls itself offline is not believed.
 */
export async function resendPending(options: Options): Promise<News> {
  try {
    return await whileOthersWait(() => sendAll(options), nothing)
  } catch {
    // Nobody waits for this answer; what is still stored is tried again.
    return nothing()
  }
}

async function sendAll({ early = false, ...options }: Options): Promise<News> {
  const news: News = { sent: false, expired: [] }
  // Ages are told by the clock that has just mended them: during an attempt it may leap by years.
  const now = Date.now()
  for (const entry of waiting(now)) {
    if (!isDue(entry, Date.now(), early)) continue
    // Before the attempt begins: a visitor who leaves meanwhile has cut nothing off.
    const proof = options.mode === 'readable-first' ? await options.prove?.() : undefined
    // The form may have replaced it while those before it were on their way.
    if (!isWaiting(entry.key)) continue
    begin(entry.key, Date.now())
    const outcome = await sendAgain(entry, { ...options, prove: async () => proof })
    if (outcome === 'delivered') news.sent = true
    // The pause will end; until then it waits, however long.
    else if (outcome !== 'paused' && isExpired(entry, now)) {
      if (await isExpiredForServer(entry)) news.expired.push(entry)
    }
    // The others would not get through either.
    else if (outcome === 'failed' && isWaiting(entry.key)) break
  }
  return news
}

async function sendAgain({ key, record }: Entry, options: DeliveryOptions) {
  const deleted = new AbortController()
  const look = () => isWaiting(key) || deleted.abort()
  // The visitor deletes it (draft-form.ts), in this tab or another.
  addEventListener('storage', look)
  const { outcome } = await deliver(record, { ...options, signal: deleted.signal }).catch(
    () => ({ outcome: 'failed' }) as const,
  )
  removeEventListener('storage', look)
  if (outcome === 'delivered') {
    forget(key)
    forgetReplaced(record)
  } else postpone(key, Date.now(), outcome === 'refused')
  // Each time: a draft ends after a day, and the page goes on asking to look at the form. Unless the
  // visitor has deleted or replaced it meanwhile.
  if (outcome === 'refused' && isWaiting(key)) keepForCorrection(record, Date.now())
  return outcome
}

/** False when the server cannot be asked. */
async function isExpiredForServer(entry: Entry): Promise<boolean> {
  const now = await serverTime()
  return now !== undefined && isExpired(entry, now)
}
