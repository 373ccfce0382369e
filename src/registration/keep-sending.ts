import { words } from 'virtual:later/Notice'
import { keepForCorrection } from './draft.ts'
import { leaveFlash } from './flash.ts'
import { flashKey } from './flash-flag.ts'
import { showExpired, showNotice } from './notice.ts'
import { dueAt, type Entry, forget, isWaiting, waiting } from './outbox.ts'
import { receiver } from './receiver.ts'
import { resendPending } from './resend.ts'

const shortestWaitMs = 15_000
const longestWaitMs = 60 * 60 * 1000

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Sends what waits, now and again after its pause as long as the page is looked at, and says what
 * still waits. `say` shows the toast that has been left.
 */
export async function keepSending(say: () => void, early: boolean): Promise<void> {
  clearTimeout(timer)
  // The loader calls this again when the page becomes visible.
  if (document.hidden) return
  tellWhatWaits()
  const { sent, expired } = await resendPending({ ...receiver, early })
  if (sent && leaveFlash('sent')) {
    say()
    // For the island Toasts when it is awake already.
    dispatchEvent(new Event(flashKey))
  }
  for (const entry of expired) giveBack(entry)
  tellWhatWaits()
  clearTimeout(timer)
  const entries = waiting(Date.now())
  if (entries.length === 0) return
  const next = Math.min(...entries.map((entry) => dueAt(entry))) - Date.now()
  const wait = Math.min(Math.max(next, shortestWaitMs), longestWaitMs)
  timer = setTimeout(() => void keepSending(say, false), wait)
}

/** Shows the notice on what still waits. Leaves out what is being sent at this moment. */
export function tellWhatWaits(event?: Event): void {
  // Updates it after a change in another tab or a restore from the cache. The same listener is added once
  // only.
  for (const event of ['storage', 'pageshow']) addEventListener(event, tellWhatWaits)
  const failed = waiting(Date.now()).filter((entry) => entry.failed)
  // Set in the event that draft-form.ts fires: what was deleted may have arrived. What still waits then is
  // another person's, and is shown at the next update.
  if ((event as CustomEvent<boolean> | undefined)?.detail) showNotice('deleted')
  else if (failed.some(({ refused }) => !refused || words.isPaused)) showNotice('waits')
  else showNotice(failed.length > 0 ? 'refused' : undefined)
}

/**
 * Turns an expired entry into the draft and says so; not in a pause, on a hidden page or beside other
 * input.
 */
function giveBack({ key, record, keptAt }: Entry): void {
  const form = document.querySelector<HTMLFormElement>('.form')
  if (words.isPaused || document.hidden || !isWaiting(key) || (form && isTaken(form))) return
  if (!keepForCorrection(record, Date.now())) return
  forget(key)
  showExpired(new Date(keptAt))
  // A form on this page restores the draft at an input event (browser/draft.ts).
  form?.dispatchEvent(new Event('input'))
}

/**
 * Whether something is typed in the form, or was. Then the form would not restore the draft (draft-form.ts),
 * but overwrite it with its own values or delete it.
 */
function isTaken(form: HTMLFormElement): boolean {
  const fields = [...new FormData(form)]
  return 'kept' in form.dataset || fields.some(([name, value]) => value && name !== 'source')
}
