import type { RegistrationRecord } from './record.ts'

/** `no-cors`: one request that cannot be read, for receivers that don't know duplicates. */
export type DeliveryMode = 'readable-first' | 'no-cors'

export type Delivery =
  | { outcome: 'delivered' }
  /** An answer came that cannot be read: from the receiver, or a host's page saying that it crashed. */
  | { outcome: 'unconfirmed' }
  /** The operator takes nothing new at present. */
  | { outcome: 'paused' }
  /** The receiver objects to fields. */
  | { outcome: 'refused'; errors: Record<string, string> }

export interface DeliveryOptions {
  endpoint: string
  mode: DeliveryMode
  /** The proof of work for one registration, which the receiver may ask for when it has much to do. */
  prove?: () => Promise<string | undefined>
  fetch?: typeof globalThis.fetch
  /** For the whole delivery, proof and second attempt included. */
  timeoutMs?: number
  /** Cuts the delivery off; the record may have arrived all the same. */
  signal?: AbortSignal
}

// Browsers reject keepalive requests whose bodies exceed 64 KiB in sum; two may be under way.
const keepaliveLimit = 30_000

/**
 * Sends one record, within `timeoutMs`, 10 s by default (R5). Rejects without network, without an answer
 * in time, and when the answer says that the record was not stored. With `readable-first` only an answer
 * that was read counts as delivered; with `no-cors` no answer can be read, and each counts.
 */
export async function deliver(
  record: RegistrationRecord,
  { endpoint, mode, prove, fetch = globalThis.fetch, timeoutMs = 10_000, signal }: DeliveryOptions,
): Promise<Delivery> {
  const body = JSON.stringify(record)
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), timeoutMs)
  signal?.addEventListener('abort', () => deadline.abort())
  const post = (address: string, requestMode: RequestMode, contentType: string) =>
    fetch(address, {
      method: 'POST',
      mode: requestMode,
      headers: { 'Content-Type': contentType },
      body,
      keepalive: new Blob([body]).size <= keepaliveLimit,
      signal: deadline.signal,
    })

  try {
    // Receivers that need `no-cors` do not know proofs.
    const proof = mode === 'readable-first' ? await prove?.() : undefined
    const address = withProof(endpoint, proof)
    if (mode === 'readable-first') {
      // text/plain needs no preflight, which Apps Script would not answer.
      const response = await post(address, 'cors', 'text/plain;charset=utf-8').catch(
        (reason: unknown) => {
          if (deadline.signal.aborted) throw reason
        },
      )
      if (response) return await readAnswer(response)
    }
    await post(address, 'no-cors', 'application/json')
    return { outcome: mode === 'no-cors' ? 'delivered' : 'unconfirmed' }
  } finally {
    clearTimeout(timer)
  }
}

/** The address with the proof as a query parameter; unchanged without a proof. */
export function withProof(endpoint: string, proof: string | undefined): string {
  if (!proof) return endpoint
  const url = new URL(endpoint)
  url.searchParams.append('proof', proof)
  return url.href
}

async function readAnswer(response: Response): Promise<Delivery> {
  if (!response.ok) throw new Error(`The receiver answered with status ${response.status}`)
  const answer = (await response.json()) as Partial<
    Record<'ok' | 'errors' | 'reason', unknown>
  > | null
  if (answer?.ok === true) return { outcome: 'delivered' }
  if (answer?.reason === 'paused') return { outcome: 'paused' }
  const errors = Object.entries(Object(answer?.errors)).filter(isMessage)
  if (answer?.ok !== false || errors.length === 0)
    throw new Error('The receiver could not store the registration')
  return { outcome: 'refused', errors: Object.fromEntries(errors) }
}

const isMessage = (error: [string, unknown]): error is [string, string] =>
  typeof error[1] === 'string' && error[1] !== ''
