import { leaveFlash } from './flash'
import { dueAt, waiting } from './outbox'
import { receiver } from './receiver'
import { resendPending } from './resend'

const shortestWaitMs = 15_000
const longestWaitMs = 60 * 60 * 1000

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Sends what waits, now and again after its pause as long as the page is looked at. `say` shows the
 * toast that has been left.
 */
export async function keepSending(say: () => void, early: boolean): Promise<void> {
  clearTimeout(timer)
  // Its becoming visible is the next occasion.
  if (document.hidden) return
  const news = await resendPending({ ...receiver, early })
  if (news && leaveFlash(news)) say()
  clearTimeout(timer)
  const entries = waiting(Date.now())
  if (entries.length === 0) return
  const next = Math.min(...entries.map((entry) => dueAt(entry))) - Date.now()
  const wait = Math.min(Math.max(next, shortestWaitMs), longestWaitMs)
  timer = setTimeout(() => void keepSending(say, false), wait)
}
