import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readDraft, saveDraft } from './draft.ts'
import { begin, forget, keep, keyOf, postpone, waiting } from './outbox.ts'
import { toRecord } from './record.ts'
import { resendPending } from './resend.ts'
import { isStored, outboxKey } from './stored-flag.ts'
import { exampleRegistration, memoryStorage } from './test-fixtures.ts'

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
  postpone(keyOf(failed), now)
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page))
})
afterEach(() => {
  vi.useRealTimers()
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
  expect(await resendPending({ ...options, fetch })).toEqual({ sent: false, expired: [] })
  expect(fetch.mock.calls.map(([, init]: unknown[]) => (init as RequestInit).mode)).toEqual([
    'cors',
    'no-cors',
  ])
  expect(waiting(Date.now()).map(({ attempts }) => attempts)).toEqual([2, 1])
  expect(readDraft(Date.now()), 'nothing is to be mended').toBeUndefined()
})

test('an attempt begins when its proof is there: who leaves before has cut nothing off', async () => {
  keepFailed()
  let before: unknown
  const prove = vi.fn(async () => {
    await Promise.resolve()
    before = waiting(Date.now())
    return 'abc.1'
  })
  const fetch = answer({ ok: true })
  await resendPending({ ...options, prove, fetch })
  expect(prove).toHaveBeenCalledOnce()
  expect(before).toMatchObject([{ attempts: 1, failed: true }])
  expect(fetch).toHaveBeenCalledWith(`${options.endpoint}?proof=abc.1`, expect.anything())
})

test('what breaks on the way is no news, and costs nothing that waits', async () => {
  keepFailed()
  const prove = () => Promise.reject(new Error('no proof'))
  expect(await resendPending({ ...options, prove })).toEqual({ sent: false, expired: [] })
  expect(isStored(outboxKey)).toBe(true)
})

test('a browser that calls itself offline is not believed', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  keepFailed()
  expect(await resendPending({ ...options, fetch: answer({ ok: true }) })).toMatchObject({
    sent: true,
  })
  expect(isStored(outboxKey)).toBe(false)
})

test('an entry of another version is sent once and forgotten', async () => {
  localStorage.setItem(`${outboxKey}-2`, JSON.stringify({ record }))
  const fetch = answer({ ok: true })
  await resendPending({ ...options, fetch })
  await resendPending({ ...options, fetch })
  expect(fetch).toHaveBeenCalledOnce()
  expect(isStored(outboxKey)).toBe(false)
})

test('waits for the pause unless the network has just returned', async () => {
  keepFailed()
  for (let times = 0; times < 4; times += 1) begin(keyOf(record), Date.now())
  postpone(keyOf(record), Date.now())
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

test('a refused registration is kept and put into the form', async () => {
  keepFailed()
  const fetch = answer({ ok: false, errors: { city: 'Wohnort wird benötigt' } })
  await resendPending({ ...options, fetch })
  expect(readDraft(Date.now())).toMatchObject({ city: 'Köln', 'interests.social': true })
  await resendPending({ ...options, fetch })
  expect(fetch).toHaveBeenCalledOnce()
  expect(waiting(Date.now())).toMatchObject([{ refused: true, failed: true }])
  vi.useFakeTimers({ now: Date.now() + 2 * 24 * 60 * 60 * 1000, toFake: ['Date'] })
  expect(readDraft(Date.now()), 'a draft ends after a day').toBeUndefined()
  await resendPending({ ...options, fetch })
  expect(readDraft(Date.now()), 'and comes again').toMatchObject({ city: 'Köln' })
})

test('a refusal holds up no other', async () => {
  keepFailed()
  keepFailed({ ...recordOf('otto@example.org'), firstName: 'Otto' }, Date.now() + 1)
  const fetch = async (_: unknown, init?: RequestInit) =>
    Response.json(
      `${init?.body}`.includes(record.email) ? { ok: false, errors: { city: 'x' } } : { ok: true },
    )
  expect(await resendPending({ ...options, fetch })).toMatchObject({ sent: true })
  expect(waiting(Date.now()).map((entry) => entry.record)).toEqual([record])
})

test('what is deleted while it is sent is cut off, not sent in the second way, and holds up no other', async () => {
  keepFailed()
  keepFailed(recordOf('otto@example.org'))
  const sent: unknown[] = []
  const fetch = async (_: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(`${init?.body}`).email)
    dispatchEvent(new Event('storage'))
    expect(init?.signal?.aborted, 'another one has changed').toBe(false)
    forget(keyOf(record))
    dispatchEvent(new Event('storage'))
    if (sent.length === 1) throw new TypeError('cut off')
    return Response.json({ ok: true })
  }
  expect(await resendPending({ ...options, fetch })).toEqual({ sent: true, expired: [] })
  expect(sent).toEqual([record.email, 'otto@example.org'])
})

test('a refusal does not bring back what was deleted meanwhile', async () => {
  keepFailed()
  const fetch = async () => {
    forget(keyOf(record))
    return Response.json({ ok: false, errors: { city: 'Wohnort wird benötigt' } })
  }
  await resendPending({ ...options, fetch })
  expect(readDraft(Date.now())).toBeUndefined()
})

test('with what arrives, its refused predecessor goes', async () => {
  keepFailed()
  postpone(keyOf(record), Date.now(), true)
  const mended = recordOf('anna@example.com')
  keepFailed(mended)
  const fetch = vi.fn(async (_: unknown, init?: RequestInit) =>
    Response.json(
      `${init?.body}`.includes(mended.email) ? { ok: true } : { ok: false, errors: { email: 'x' } },
    ),
  )
  expect(await resendPending({ ...options, fetch })).toMatchObject({ sent: true })
  expect(isStored(outboxKey)).toBe(false)
})

test('what the form has replaced meanwhile is not sent any more', async () => {
  keepFailed()
  const old = recordOf('maria@example.org')
  keepFailed(old, Date.now() + 1)
  const fetch = vi.fn(async (_: unknown, init?: RequestInit) => {
    localStorage.removeItem(keyOf(old))
    return Response.json({ ok: !`${init?.body}`.includes(old.email) })
  })
  await resendPending({ ...options, fetch })
  expect(fetch).toHaveBeenCalledOnce()
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
    const request = (_: string, { ifAvailable }: LockOptions, run: (lock: unknown) => unknown) =>
      run(ifAvailable ? null : {})
    vi.stubGlobal('navigator', { locks: { request } })
    keepFailed()
    const fetch = answer({ ok: true })
    expect(await resendPending({ ...options, fetch })).toEqual({ sent: false, expired: [] })
    expect(fetch).not.toHaveBeenCalled()
  })

  test('also where the browser denies locks', async () => {
    vi.stubGlobal('navigator', { locks: { request: offline() } })
    keepFailed()
    keepFailed(recordOf('otto@example.org'))
    const twice = offline()
    const fetch = vi.fn(async () => {
      await resendPending({ ...options, fetch: twice })
      return Response.json({ ok: true })
    })
    await resendPending({ ...options, fetch })
    expect(twice).not.toHaveBeenCalled()
    expect(isStored(outboxKey)).toBe(false)
  })
})

describe('what this clock calls older than 30 days', () => {
  const serverSays = (date: Date) =>
    vi.stubGlobal(
      'fetch',
      async () => new Response(null, { headers: { Date: date.toUTCString() } }),
    )
  const expired = async (fetch: typeof globalThis.fetch) =>
    (await resendPending({ ...options, fetch })).expired.map((entry) => entry.record)

  beforeEach(() => keepFailed(record, Date.now() - 31 * day))

  test('is sent once more', async () => {
    serverSays(new Date())
    const fetch = answer({ ok: true })
    expect(await resendPending({ ...options, fetch })).toEqual({ sent: true, expired: [] })
    expect(fetch).toHaveBeenCalledOnce()
    expect(isStored(outboxKey)).toBe(false)
  })

  test('has expired when that fails and the server agrees', async () => {
    serverSays(new Date())
    expect(await expired(offline())).toEqual([record])
    expect(isStored(outboxKey)).toBe(true)
  })

  test('waits on, however long, while nothing new is taken', async () => {
    serverSays(new Date())
    expect(await expired(answer({ ok: false, reason: 'paused' }))).toEqual([])
    expect(isStored(outboxKey)).toBe(true)
  })

  test('waits on when the clock is ahead', async () => {
    serverSays(new Date(Date.now() - 20 * day))
    expect(await expired(offline())).toEqual([])
    expect(isStored(outboxKey)).toBe(true)
  })

  test.each([
    ['the server is out of reach', offline()],
    ['it tells no time', async () => new Response()],
  ])('waits on when %s', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch)
    expect(await expired(offline())).toEqual([])
    expect(isStored(outboxKey)).toBe(true)
  })

  test('waits on when the clock leaps from long ago to today during the attempt', async () => {
    serverSays(new Date())
    const today = new Date()
    vi.useFakeTimers({ now: new Date('2014-04-04'), toFake: ['Date'] })
    keepFailed()
    const fetch = vi.fn(async (): Promise<Response> => {
      vi.setSystemTime(today)
      throw new TypeError('offline')
    })
    expect(await expired(fetch)).toEqual([])
    expect(waiting(Date.now()).map(({ keptAt }) => keptAt >= today.getTime())).toEqual([true])
  })

  test('does not keep younger ones from being sent', async () => {
    vi.stubGlobal('fetch', offline())
    const fresh = recordOf('otto@example.org')
    keepFailed(fresh)
    const fetch = vi.fn(async (_: unknown, init?: RequestInit) =>
      Response.json({ ok: `${init?.body}`.includes(fresh.email) }),
    )
    await resendPending({ ...options, fetch })
    await resendPending({ ...options, fetch })
    expect(waiting(Date.now()).map((entry) => entry.record)).toEqual([record])
  })

  test('is as old as its answer and the time it lay in a cache', async () => {
    const headers = { Date: new Date(Date.now() - 20 * day).toUTCString(), Age: `${20 * 86_400}` }
    vi.stubGlobal('fetch', async () => new Response(null, { headers }))
    expect(await expired(offline())).toEqual([record])
  })
})
