import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keep, pending } from './outbox'
import { hasPending } from './pending-flag'
import { toRecord } from './record'
import { resendPending } from './resend'
import { submitRegistration } from './submit'
import { exampleRegistration, memoryStorage } from './test-fixtures'

const now = new Date()
const options = { endpoint: 'https://script.example/exec', mode: 'readable-first' } as const
const record = toRecord(exampleRegistration(), now, 'https://example.org/registrieren')
const answer = (value: unknown) => vi.fn(async () => Response.json(value))
const offline = () => vi.fn(async (): Promise<Response> => Promise.reject(new TypeError('offline')))

const submit = (fetch: typeof globalThis.fetch) =>
  submitRegistration(exampleRegistration(), { ...options, source: record.source, now, fetch })

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})

describe('submitRegistration', () => {
  test('stores the record while it is being sent and forgets it afterwards', async () => {
    let storedWhileSending: unknown
    const result = await submit(async () => {
      storedWhileSending = pending(now)
      return Response.json({ ok: true })
    })
    expect(result).toBe('sent')
    expect(storedWhileSending).toEqual([record])
    expect(hasPending()).toBe(false)
  })

  test('keeps what could not be sent', async () => {
    expect(await submit(offline())).toBe('kept')
    expect(pending(now)).toEqual([record])
  })

  test('fails only when the record can neither be sent nor kept', async () => {
    vi.stubGlobal('localStorage', undefined)
    expect(await submit(answer({ ok: true }))).toBe('sent')
    await expect(submit(offline())).rejects.toThrow('neither be sent nor kept')
  })

  test('hands a refusal to the form and does not keep it', async () => {
    const errors = { email: 'Gültige E-Mail-Adresse erforderlich' }
    const result = await submit(answer({ ok: false, errors, message: 'Bitte prüfen' }))
    expect(result).toEqual({ refused: errors, message: 'Bitte prüfen' })
    expect(hasPending()).toBe(false)
  })
})

describe('resendPending', () => {
  test('sends what is pending and forgets it', async () => {
    keep(record)
    const fetch = answer({ ok: true, duplicate: true })
    await resendPending({ ...options, fetch })
    expect(fetch).toHaveBeenCalledOnce()
    expect(hasPending()).toBe(false)
  })

  test('keeps everything while the receiver is out of reach', async () => {
    keep(record)
    await resendPending({ ...options, fetch: offline() })
    expect(pending(now)).toEqual([record])
  })

  test('discards a refused record, without personal data in the console', async () => {
    keep(record)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await resendPending({ ...options, fetch: answer({ ok: false, errors: {} }) })
    expect(hasPending()).toBe(false)
    expect(JSON.stringify(warn.mock.calls)).not.toContain(record.email)
  })

  test('sends each record once when called twice at the same time', async () => {
    keep(record)
    const fetch = answer({ ok: true })
    await Promise.all([resendPending({ ...options, fetch }), resendPending({ ...options, fetch })])
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('leaves the sending to the tab that holds the lock', async () => {
    const request = (_name: string, _options: LockOptions, run: (lock: null) => unknown) =>
      run(null)
    vi.stubGlobal('navigator', { locks: { request } })
    keep(record)
    const fetch = answer({ ok: true })
    await resendPending({ ...options, fetch })
    expect(fetch).not.toHaveBeenCalled()
    vi.stubGlobal('navigator', undefined)
  })

  test('sends where the browser denies locks', async () => {
    vi.stubGlobal('navigator', { locks: { request: offline() } })
    keep(record)
    await resendPending({ ...options, fetch: answer({ ok: true }) })
    expect(hasPending()).toBe(false)
    vi.stubGlobal('navigator', undefined)
  })
})
