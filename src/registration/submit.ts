import { type Delivery, type DeliveryOptions, deliver } from './deliver'
import { withdrawDraft } from './draft'
import { forget, forgetRefused, keep, postpone } from './outbox'
import { type RegistrationRecord, toRecord } from './record'
import { submissionTime } from './same-again'
import { type FieldErrors, fields, otherInterestsField, type Registration } from './schema'
import { whileOthersWait } from './sending'

export interface SubmitOptions extends DeliveryOptions {
  /** Address of the page with the form. */
  source: string
  now?: Date
}

export type SubmitResult =
  | 'sent'
  /** Not known to have arrived, but the record is stored and will be sent again. */
  | 'kept'
  | { refused: FieldErrors }

/**
 * The way of one registration: stored first, so that a page closed while sending loses nothing, then
 * sent, then forgotten. The draft goes once the record is stored, and comes back if the form is
 * needed again. Throws only when the record is neither known to have arrived nor stored.
 */
export async function submitRegistration(
  registration: Registration,
  { source, now = new Date(), ...delivery }: SubmitOptions,
): Promise<SubmitResult> {
  const record = toRecord(registration, await submissionTime(registration, now), source)
  const send = () => keepAndSend(record, delivery)
  const outcome = await whileOthersWait(send, send)
  if (outcome instanceof Error) throw outcome
  return outcome
}

async function keepAndSend(
  record: RegistrationRecord,
  options: DeliveryOptions,
): Promise<SubmitResult | Error> {
  const kept = keep(record, Date.now())
  const putDraftBack = withdrawDraft()
  const result = await deliver(record, options).catch((cause: unknown) => cause as Error)
  if ('outcome' in result && result.outcome === 'delivered') {
    forget(record)
    forgetRefused(record.email)
    return 'sent'
  }
  const refused = 'outcome' in result && shownErrors(result)
  if (refused) {
    forget(record)
    putDraftBack()
    return { refused }
  }
  if (kept) {
    postpone(record, Date.now())
    return 'kept'
  }
  putDraftBack()
  return new Error('The registration could neither be sent nor kept', { cause: result })
}

const names: string[] = [...fields.map(({ name }) => name), otherInterestsField.name]

/** The objections that have a field in the form to be shown at. */
function shownErrors(delivery: Delivery): FieldErrors | undefined {
  if (delivery.outcome !== 'refused') return undefined
  const errors = Object.entries(delivery.errors).filter(([name]) => names.includes(name))
  return errors.length > 0 ? Object.fromEntries(errors) : undefined
}
