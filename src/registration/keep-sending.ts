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
  // Its becoming visible is the next occasion.
  if (document.hidden) return
  tellWhatWaits()
  const { sent, expired } = await resendPending({ ...receiver, early })
  if (sent && leaveFlash('sent')) {
    say()
    // For an area of toasts that is awake already.
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

/** What is being sent at this moment is not spoken of. */
export function tellWhatWaits(event?: Event): void {
  // Another tab has sent it, or this page comes out of the browser's memory. Each counts once.
  for (const event of ['storage', 'pageshow']) addEventListener(event, tellWhatWaits)
  const failed = waiting(Date.now()).filter((entry) => entry.failed)
  // Of the form's own event (draft-form.ts): what was deleted may have arrived. What still waits is
  // somebody else's, and is told when this page looks again.
  if ((event as CustomEvent<boolean> | undefined)?.detail) showNotice('deleted')
  else if (failed.some(({ refused }) => !refused || words.isPaused)) showNotice('waits')
  else showNotice(failed.length > 0 ? 'refused' : undefined)
}

/** Only before the visitor's eyes, and only if there is a form with room for it: else it waits on. */
function giveBack({ key, record, keptAt }: Entry): void {
  const form = document.querySelector<HTMLFormElement>('.form')
  if (words.isPaused || document.hidden || !isWaiting(key) || (form && isTaken(form))) return
  if (!keepForCorrection(record, Date.now())) return
  forget(key)
  showExpired(new Date(keptAt))
  // One on this page takes it up at the first input (browser/draft.ts).
  form?.dispatchEvent(new Event('input'))
}

/**
 * Whether something is typed in the form, or was. It takes up no other draft then (draft-form.ts), and
 * would put what stands in it, or nothing, in the place of that.
 */
function isTaken(form: HTMLFormElement): boolean {
  const fields = [...new FormData(form)]
  return 'kept' in form.dataset || fields.some(([name, value]) => value && name !== 'source')
}
