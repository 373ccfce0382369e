import type { RegistrationRecord } from './record'
import type { FieldErrors, Registration } from './schema'

/** `no-cors`: the specification's request alone, for receivers that don't know duplicates. */
export type DeliveryMode = 'readable-first' | 'no-cors'

export type Delivery =
  | { outcome: 'delivered' }
  /** The receiver will never accept this record. */
  | { outcome: 'refused'; errors: FieldErrors; message?: string }

export interface DeliveryOptions {
  endpoint: string
  mode: DeliveryMode
  fetch?: typeof globalThis.fetch
  /** For the whole delivery, the second attempt included. */
  timeoutMs?: number
}

// Browsers reject keepalive requests whose bodies exceed 64 KiB in sum.
const keepaliveLimit = 60_000

const delivered: Delivery = { outcome: 'delivered' }

/**
 * Sends one record (specification, section 7). Throws when it may not have arrived. An answer that
 * cannot be read counts as delivered, so the receiver should recognise duplicates.
 */
export async function deliver(
  record: RegistrationRecord,
  { endpoint, mode, fetch = globalThis.fetch, timeoutMs = 10_000 }: DeliveryOptions,
): Promise<Delivery> {
  if (!endpoint) throw new Error('VITE_REGISTRATION_ENDPOINT is not set')
  const body = JSON.stringify(record)
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), timeoutMs)
  const post = (requestMode: RequestMode, contentType: string) =>
    fetch(endpoint, {
      method: 'POST',
      mode: requestMode,
      headers: { 'Content-Type': contentType },
      body,
      keepalive: new Blob([body]).size <= keepaliveLimit,
      signal: deadline.signal,
    })

  try {
    if (mode === 'readable-first') {
      // text/plain needs no preflight, which Apps Script would not answer.
      const response = await post('cors', 'text/plain;charset=utf-8').catch((reason: unknown) => {
        if (deadline.signal.aborted) throw reason
      })
      if (response) return await readAnswer(response)
    }
    await post('no-cors', 'application/json')
    return delivered
  } finally {
    clearTimeout(timer)
  }
}

async function readAnswer(response: Response): Promise<Delivery> {
  if (!response.ok) throw new Error(`The receiver answered with status ${response.status}`)
  const answer = (await response.json()) as {
    ok?: unknown
    errors?: Partial<Record<keyof Registration, unknown>> | null
    message?: unknown
  } | null
  if (answer?.ok === true) return delivered
  if (answer?.ok !== false || typeof answer.errors !== 'object' || !answer.errors) {
    throw new Error('The receiver could not store the registration')
  }
  return {
    outcome: 'refused',
    errors: answer.errors as FieldErrors,
    ...(typeof answer.message === 'string' && { message: answer.message }),
  }
}
