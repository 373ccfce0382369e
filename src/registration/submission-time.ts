import { lifetimeMs } from './outbox.ts'
import type { Registration } from './schema.ts'

interface Submission {
  submittedAt: string
  /** Times at which this visit of the form submitted other data before, oldest first. */
  submittedBefore: string[]
}

type Sent = Submission & { digest: string }

/**
 * When this registration was submitted. The same data from the same visit of the form, sent again
 * after a failure or after 'back' from the thank-you page, is the same registration: it keeps its
 * time, so that the receiver sees the duplicate. The memory lies in the tab's history and holds a
 * hash, no data.
 */
export async function submissionTime(registration: Registration, now: Date): Promise<Submission> {
  const submittedAt = now.toISOString()
  try {
    const digest = await hash(JSON.stringify(registration))
    const last = lastSent()
    if (last?.digest === digest && isRecent(last, now)) return last
    const submittedBefore = submittedHere()
    const sent: Sent = { digest, submittedAt, submittedBefore }
    history.replaceState({ sent }, '')
    return { submittedAt, submittedBefore }
  } catch {
    // Without hashes or history each submission is one of its own.
    return { submittedAt, submittedBefore: [] }
  }
}

/** Times at which this visit of the form has submitted something, oldest first. */
export function submittedHere(): string[] {
  const last = lastSent()
  return last ? [...last.submittedBefore, last.submittedAt] : []
}

const lastSent = () => (history.state as { sent?: Sent } | null)?.sent

/** After that no entry of it waits any more, and the same data are a new registration. */
const isRecent = ({ submittedAt }: Sent, now: Date) =>
  Math.abs(now.getTime() - Date.parse(submittedAt)) < lifetimeMs

/**
 * Forgets a submission that was turned away in a pause: the same data, sent later, get a new time. Still
 * knows when something was submitted, so that the next one replaces it.
 */
export function forgetSubmission(): void {
  try {
    const sent = lastSent()
    if (sent) history.replaceState({ sent: { ...sent, digest: '' } }, '')
  } catch {
    // Nothing was remembered.
  }
}

async function hash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
