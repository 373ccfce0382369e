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

/** `early`: the network has returned, so the pauses after failures no longer count. */
type Options = DeliveryOptions & { early?: boolean }

export interface News {
  /** Something has arrived. */
  sent: boolean
  /** Entries that failed once more and are over 30 days old, also by the server's clock. */
  expired: Entry[]
}

const nothing = async (): Promise<News> => ({ sent: false, expired: [] })

/**
 * Sends the entries that are due, in one tab at a time. Keeps those that fail again or are refused. Never
 * rejects. Tries also when the browser says that it is offline, which is not reliable.
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
  // Ages are judged by the time for which `waiting` has corrected them: later the clock may leap by years.
  const now = Date.now()
  for (const entry of waiting(now)) {
    if (!isDue(entry, Date.now(), early)) continue
    // Computed before the attempt begins, so that a visitor who leaves meanwhile interrupts no attempt.
    const proof = options.mode === 'readable-first' ? await options.prove?.() : undefined
    // A submit of the form may have replaced it meanwhile.
    if (!isWaiting(entry.key)) continue
    begin(entry.key, Date.now())
    const outcome = await sendAgain(entry, { ...options, prove: async () => proof })
    if (outcome === 'delivered') news.sent = true
    // During a pause it waits, however long.
    else if (outcome !== 'paused' && isExpired(entry, now)) {
      if (await isExpiredForServer(entry)) news.expired.push(entry)
    }
    // The next ones would fail as well.
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
  // At each refusal, because a draft ends after a day while the notice goes on asking to look at the form.
  // Not when the visitor has deleted or replaced the entry meanwhile.
  if (outcome === 'refused' && isWaiting(key)) keepForCorrection(record, Date.now())
  return outcome
}

/** False when the server cannot be asked. */
async function isExpiredForServer(entry: Entry): Promise<boolean> {
  const now = await serverTime()
  return now !== undefined && isExpired(entry, now)
}
