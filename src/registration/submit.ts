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
  /** The value of the trap for robots. */
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
 * Stores a registration on the device, so that a page closed while sending loses nothing, sends it, and
 * deletes it when it has arrived. The draft is deleted once the record is stored or has arrived, and
 * restored if the form is needed again. Rejects only when the record neither is known to have arrived nor
 * could be stored.
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
  // An earlier press has stored the same registration, and the visitor was told that it is kept.
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

/** The errors of fields that the form has; undefined when there are none. */
function shownErrors(all: Record<string, string>): FieldErrors | undefined {
  const errors = Object.entries(all).filter(([name]) => names.includes(name))
  return errors.length > 0 ? Object.fromEntries(errors) : undefined
}
