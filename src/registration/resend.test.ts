import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readDraft, saveDraft } from './draft'
import { begin, keep, postpone, waiting } from './outbox'
import { toRecord } from './record'
import { resendPending } from './resend'
import { isStored, outboxKey } from './stored-flag'
import { exampleRegistration, memoryStorage } from './test-fixtures'

const day = 24 * 60 * 60 * 1000
const options = { endpoint: 'https://script.example/exec', mode: 'readable-first' } as const
const recordOf = (email: string) =>
  toRecord(exampleRegistration({ email }), new Date(), 'https://example.org/registrieren')
const record = recordOf('anna@example.org')
const answer = (value: unknown) => vi.fn(async () => Response.json(value))
const offline = () => vi.fn(async (): Promise<Response> => Promise.reject(new TypeError('offline')))

/** A record whose first attempt has failed. */
function keepFailed(failed = record, now = Date.now()) {
  keep(failed, now)
  postpone(failed, now)
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('sends what waits and forgets it', async () => {
  keepFailed()
  const fetch = answer({ ok: true, duplicate: true })
  await resendPending({ ...options, fetch })
  expect(fetch).toHaveBeenCalledOnce()
  expect(isStored(outboxKey)).toBe(false)
})

test('keeps everything while the receiver is out of reach, and asks it once', async () => {
  keepFailed()
  keepFailed(recordOf('otto@example.org'))
  const fetch = offline()
  await resendPending({ ...options, fetch })
  expect(fetch.mock.calls.map(([, init]: unknown[]) => (init as RequestInit).mode)).toEqual([
    'cors',
    'no-cors',
  ])
  expect(waiting(Date.now()).map(({ attempts }) => attempts)).toEqual([2, 1])
})

test('without network nothing is tried, and no attempt counts', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  keepFailed()
  const fetch = offline()
  await resendPending({ ...options, fetch })
  expect(fetch).not.toHaveBeenCalled()
  expect(waiting(Date.now())).toMatchObject([{ attempts: 1 }])
})

test('waits for the pause unless the network has just returned', async () => {
  keepFailed()
  for (let times = 0; times < 4; times += 1) begin(waiting(Date.now())[0] as never, Date.now())
  postpone(record, Date.now())
  const fetch = answer({ ok: true })
  await resendPending({ ...options, fetch })
  expect(fetch).not.toHaveBeenCalled()
  await resendPending({ ...options, fetch, early: true })
  expect(isStored(outboxKey)).toBe(false)
})

test('leaves alone what another page is sending', async () => {
  keep(record, Date.now())
  const fetch = answer({ ok: true })
  await resendPending({ ...options, fetch, early: true })
  expect(fetch).not.toHaveBeenCalled()
})

test('a refused registration is kept, said once and put into the form', async () => {
  keepFailed()
  const fetch = answer({ ok: false, errors: { city: 'Wohnort wird benötigt' } })
  expect(await resendPending({ ...options, fetch })).toBe('refused')
  expect(readDraft(Date.now())).toMatchObject({ city: 'Köln', 'interests.social': true })
  expect(await resendPending({ ...options, fetch })).toBeUndefined()
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(isStored(outboxKey)).toBe(true)
})

test.each([
  ['sent', answer({ ok: true })],
  ['kept', offline()],
])('what a page now gone had begun is „%s“, and its visitor hears so once', async (news, fetch) => {
  keep(record, Date.now() - 20_000)
  expect(await resendPending({ ...options, fetch })).toBe(news)
  expect(await resendPending({ ...options, fetch })).toBeUndefined()
})

test('a refused registration does not overwrite what is being typed', async () => {
  keepFailed()
  saveDraft({ firstName: 'Otto' }, Date.now())
  await resendPending({ ...options, fetch: answer({ ok: false, errors: { city: 'x' } }) })
  expect(readDraft(Date.now())).toEqual({ firstName: 'Otto' })
})

describe('one at a time', () => {
  test('in this tab', async () => {
    keepFailed()
    const fetch = answer({ ok: true })
    await Promise.all([resendPending({ ...options, fetch }), resendPending({ ...options, fetch })])
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('among tabs: the one that holds the lock', async () => {
    const request = (_name: string, _options: LockOptions, run: (lock: null) => unknown) =>
      run(null)
    vi.stubGlobal('navigator', { locks: { request } })
    keepFailed()
    const fetch = answer({ ok: true })
    await resendPending({ ...options, fetch })
    expect(fetch).not.toHaveBeenCalled()
  })

  test('also where the browser denies locks', async () => {
    vi.stubGlobal('navigator', { locks: { request: offline() } })
    keepFailed()
    await resendPending({ ...options, fetch: answer({ ok: true }) })
    expect(isStored(outboxKey)).toBe(false)
  })
})

describe('what this clock calls older than 30 days', () => {
  const serverSays = (date: Date) =>
    vi.stubGlobal(
      'fetch',
      async () => new Response(null, { headers: { Date: date.toUTCString() } }),
    )

  beforeEach(() => keepFailed(record, Date.now() - 31 * day))

  test('is forgotten unsent when the server agrees', async () => {
    serverSays(new Date())
    const fetch = answer({ ok: true })
    await resendPending({ ...options, fetch })
    expect(fetch).not.toHaveBeenCalled()
    expect(isStored(outboxKey)).toBe(false)
  })

  test('is sent when the clock is ahead', async () => {
    serverSays(new Date(Date.now() - 20 * day))
    const fetch = answer({ ok: true })
    await resendPending({ ...options, fetch })
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('stays, unsent, when nobody can tell', async () => {
    vi.stubGlobal('fetch', offline())
    const fetch = answer({ ok: true })
    await resendPending({ ...options, fetch })
    expect(fetch).not.toHaveBeenCalled()
    expect(isStored(outboxKey)).toBe(true)
  })

  test('is as old as its answer and the time it lay in a cache', async () => {
    const headers = { Date: new Date(Date.now() - 20 * day).toUTCString(), Age: `${20 * 86_400}` }
    vi.stubGlobal('fetch', async () => new Response(null, { headers }))
    await resendPending({ ...options, fetch: answer({ ok: true }) })
    expect(isStored(outboxKey)).toBe(false)
  })
})
