import { type DeliveryOptions, deliver } from './deliver'
import { forget, keep } from './outbox'
import { type RegistrationRecord, toRecord } from './record'
import type { FieldErrors, Registration } from './schema'
import { whileOthersWait } from './sending'

export interface SubmitOptions extends DeliveryOptions {
  /** Address of the page with the form. */
  source: string
  now?: Date
}

export type SubmitResult =
  | 'sent'
  /** Sending failed, but the record is stored and will be sent again. */
  | 'kept'
  | { refused: FieldErrors; message?: string }

/**
 * The way of one registration: stored first, so that a page closed while sending loses nothing, then
 * sent, then forgotten. Throws only when it could neither be sent nor stored.
 */
export async function submitRegistration(
  registration: Registration,
  { source, now = new Date(), ...delivery }: SubmitOptions,
): Promise<SubmitResult> {
  const record = toRecord(registration, now, source)
  const send = () => keepAndSend(record, delivery)
  const outcome = await whileOthersWait(send, send)
  if (outcome instanceof Error) throw outcome
  return outcome
}

async function keepAndSend(
  record: RegistrationRecord,
  delivery: DeliveryOptions,
): Promise<SubmitResult | Error> {
  const kept = keep(record)
  try {
    const result = await deliver(record, delivery)
    forget(record)
    if (result.outcome === 'delivered') return 'sent'
    return { refused: result.errors, ...(result.message && { message: result.message }) }
  } catch (reason) {
    if (kept) return 'kept'
    return new Error('The registration could neither be sent nor kept', { cause: reason })
  }
}
