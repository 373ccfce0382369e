import { type DeliveryOptions, deliver } from './deliver.ts'
import { keepForCorrection, withdrawDraft } from './draft.ts'
import { textNames } from './fields.ts'
import { forget, forgetReplaced, isWaiting, keep, keyOf, postpone } from './outbox.ts'
import { whileOthersWait } from './outbox-lock.ts'
import { type RegistrationRecord, toRecord } from './record.ts'
import type { FieldErrors, Registration } from './schema.ts'
import { forgetSubmission, submissionTime } from './submission-time.ts'

export interface SubmitOptions extends DeliveryOptions {
  /** Address of the page with the form. */
  source: string
  /** What stood in the field that people don't see. */
  trap?: string
  now?: Date
}

export type SubmitResult =
  | 'sent'
  /** Not known to have arrived, but the record is stored and will be sent again. */
  | 'kept'
  /** Nothing new is taken at present: neither stored nor kept. */
  | 'paused'
  | { refused: FieldErrors }

/**
 * The way of one registration: stored first, so that a page closed while sending loses nothing, then
 * sent, then forgotten. The draft goes once the record is stored or has arrived, and comes back if
 * the form is needed again. Throws only when the record is neither known to have arrived nor stored.
 */
export async function submitRegistration(
  registration: Registration,
  { source, trap, now = new Date(), ...delivery }: SubmitOptions,
): Promise<SubmitResult> {
  const { submittedAt, submittedBefore } = await submissionTime(registration, now)
  const record = toRecord(registration, new Date(submittedAt), source, trap)
  const send = () => keepAndSend(record, submittedBefore, delivery)
  return whileOthersWait(send, send)
}

async function keepAndSend(
  record: RegistrationRecord,
  submittedBefore: readonly string[],
  options: DeliveryOptions,
): Promise<SubmitResult> {
  const key = keyOf(record)
  // What an earlier press was told is kept, and is the same.
  const wasKept = isWaiting(key)
  const kept = keep(record, Date.now())
  const putDraftBack = kept ? withdrawDraft() : () => {}
  const result = await deliver(record, options).catch(
    (cause: unknown) => ({ outcome: 'failed', cause }) as const,
  )
  if (result.outcome === 'delivered') {
    forget(key)
    withdrawDraft()
    forgetReplaced(record, submittedBefore)
    return 'sent'
  }
  const refused = result.outcome === 'refused' && shownErrors(result.errors)
  if (refused) {
    forget(key)
    putDraftBack()
    keepForCorrection(record, Date.now())
    return { refused }
  }
  if (result.outcome === 'paused' && !wasKept) {
    forget(key)
    putDraftBack()
    forgetSubmission()
    return 'paused'
  }
  if (kept) {
    postpone(key, Date.now())
    forgetReplaced(record, submittedBefore)
    return 'kept'
  }
  throw new Error('The registration could neither be sent nor kept', { cause: result })
}

const names: readonly string[] = textNames

/** The objections that have a field in the form to be shown at. */
function shownErrors(all: Record<string, string>): FieldErrors | undefined {
  const errors = Object.entries(all).filter(([name]) => names.includes(name))
  return errors.length > 0 ? Object.fromEntries(errors) : undefined
}
