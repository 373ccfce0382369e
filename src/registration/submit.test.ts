import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readDraft, saveDraft } from './draft.ts'
import { trapName } from './fields.ts'
import { keep, keyOf, postpone, waiting } from './outbox.ts'
import { toRecord } from './record.ts'
import { draftKey, isStored, outboxKey } from './stored-flag.ts'
import { submitRegistration } from './submit.ts'
import { exampleRegistration, memoryStorage } from './test-fixtures.ts'

const now = new Date()
const options = { endpoint: 'https://script.example/exec', mode: 'readable-first' } as const
const record = toRecord(exampleRegistration(), now, 'https://example.org/registrieren')
const answer = (value: unknown) => vi.fn(async () => Response.json(value))
const offline = () => vi.fn(async (): Promise<Response> => Promise.reject(new TypeError('offline')))
const opaque = async (_: unknown, init?: RequestInit) =>
  init?.mode === 'no-cors' ? new Response(null) : Promise.reject(new TypeError('unreadable'))
const kept = () => waiting(Date.now()).map((entry) => entry.record)

const submit = (fetch: typeof globalThis.fetch, at = now) =>
  submitRegistration(exampleRegistration(), { ...options, source: record.source, now: at, fetch })

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('history', undefined)
  vi.stubGlobal('navigator', undefined)
})

test('stores the record while it is being sent and forgets it afterwards', async () => {
  let storedWhileSending: unknown
  const result = await submit(async () => {
    storedWhileSending = kept()
    return Response.json({ ok: true })
  })
  expect(result).toBe('sent')
  expect(storedWhileSending).toEqual([record])
  expect(isStored(outboxKey)).toBe(false)
})

test('keeps what could not be sent', async () => {
  expect(await submit(offline())).toBe('kept')
  expect(waiting(Date.now())).toMatchObject([{ record, failed: true }])
})

test('keeps what was taken without a readable yes: a crashed receiver looks the same', async () => {
  expect(await submit(opaque)).toBe('kept')
  expect(kept()).toEqual([record])
})

test('fails only when the record is neither known to have arrived nor kept', async () => {
  vi.stubGlobal('localStorage', undefined)
  expect(await submit(answer({ ok: true }))).toBe('sent')
  await expect(submit(offline())).rejects.toThrow('neither be sent nor kept')
  await expect(submit(opaque)).rejects.toThrow('neither be sent nor kept')
})

test('what fails while it holds the lock is not sent once more, as if locks were denied', async () => {
  vi.stubGlobal('localStorage', undefined)
  const request = (_: string, __: LockOptions, run: (lock: unknown) => unknown) => run({})
  vi.stubGlobal('navigator', { locks: { request } })
  const fetch = offline()
  await expect(submit(fetch)).rejects.toThrow('neither be sent nor kept')
  expect(fetch, 'readable, and then not').toHaveBeenCalledTimes(2)
})

test('hands the objections to the fields of the form, where it waits, and keeps no record', async () => {
  const errors = { email: 'Gültige E-Mail-Adresse erforderlich', freilassen: 'x' }
  const result = await submit(answer({ ok: false, errors }))
  expect(result).toEqual({ refused: { email: errors.email } })
  expect(isStored(outboxKey)).toBe(false)
  expect(readDraft(Date.now()), 'also what was never typed: form fillers').toMatchObject({
    firstName: 'Jürgen',
  })
})

test.each([
  ['without a reason', { ok: false }],
  ['with a message alone', { ok: false, errors: {}, message: 'Zu viele Anmeldungen' }],
  ['of something that is no field', { ok: false, errors: { freilassen: 'x' } }],
])('keeps the record after a refusal %s', async (_, value) => {
  expect(await submit(answer(value))).toBe('kept')
  expect(kept()).toEqual([record])
})

test('forgets what was refused of a person who has now been registered', async () => {
  const earlier = toRecord(exampleRegistration({ city: '' }), new Date(0), record.source)
  keep(earlier, Date.now())
  postpone(keyOf(earlier), Date.now(), true)
  await submit(answer({ ok: true }))
  expect(isStored(outboxKey)).toBe(false)
})

test('takes the draft away while sending and puts it back when the form is needed again', async () => {
  const draft = { firstName: 'Jürgen' }
  saveDraft(draft, Date.now())
  for (const no of [{ errors: { city: 'Wohnort wird benötigt' } }, { reason: 'paused' }]) {
    await submit(async () => {
      expect(isStored(draftKey)).toBe(false)
      return Response.json({ ok: false, ...no })
    })
    expect(readDraft(Date.now())).toEqual(draft)
  }
  await submit(answer({ ok: true }))
  expect(isStored(draftKey)).toBe(false)
})

test('leaves the draft alone as long as the record is neither stored nor sent', async () => {
  const draft = { firstName: 'Änne' }
  saveDraft(draft, Date.now())
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const atSending = () => {
    expect(readDraft(Date.now())).toEqual(draft)
    return Promise.reject(new TypeError('offline'))
  }
  await expect(submit(atSending)).rejects.toThrow('neither be sent nor kept')
  expect(readDraft(Date.now())).toEqual(draft)
  await submit(answer({ ok: true }))
  expect(isStored(draftKey)).toBe(false)
})

test('what stood in the field that people don’t see is sent and kept with the record', async () => {
  const bodies: unknown[] = []
  const fetch = async (_: unknown, init?: RequestInit): Promise<Response> => {
    bodies.push(JSON.parse(`${init?.body}`))
    throw new TypeError('offline')
  }
  const trapped = { ...options, source: record.source, trap: 'x', now, fetch }
  expect(await submitRegistration(exampleRegistration(), trapped)).toBe('kept')
  expect(bodies[0]).toEqual({ ...record, [trapName]: 'x' })
  expect(kept()).toEqual([{ ...record, [trapName]: 'x' }])
})

/** The history of a tab. */
function visit() {
  const history = {
    state: null as unknown,
    replaceState(next: unknown) {
      history.state = next
    },
  }
  vi.stubGlobal('history', history)
  return history
}

test('what a pause has turned away is of the moment in which the button is pressed again', async () => {
  visit()
  expect(await submit(answer({ ok: false, reason: 'paused' }))).toBe('paused')
  expect(kept()).toEqual([])
  const later = new Date(now.getTime() + 20 * 60_000)
  await submit(offline(), later)
  expect(kept()).toMatchObject([{ submittedAt: later.toISOString() }])
})

test('what an earlier press was told is kept stays kept while nothing new is taken', async () => {
  visit()
  expect(await submit(offline())).toBe('kept')
  expect(await submit(answer({ ok: false, reason: 'paused' }))).toBe('kept')
  expect(kept()).toEqual([record])
})

test('what was kept and is refused later waits in the form', async () => {
  visit()
  saveDraft({ firstName: 'Jürgen' }, Date.now())
  expect(await submit(offline())).toBe('kept')
  expect(isStored(draftKey)).toBe(false)
  await submit(answer({ ok: false, errors: { city: 'Wohnort wird benötigt' } }))
  expect(kept()).toEqual([])
  expect(readDraft(Date.now())).toMatchObject({ firstName: 'Jürgen', city: 'Köln' })
})

test('the same data from the same visit is another registration when nothing of it waits any more', async () => {
  visit()
  await submit(answer({ ok: true }))
  const later = new Date(now.getTime() + 31 * 24 * 60 * 60_000)
  await submit(offline(), later)
  expect(kept()).toMatchObject([{ submittedAt: later.toISOString() }])
})

describe('what a visit has kept is replaced by its mended form', () => {
  let minutes = 0
  const press = (changes: object, fetch: typeof globalThis.fetch) => {
    minutes += 1
    const at = new Date(now.getTime() + minutes * 60_000)
    const rest = { ...options, source: record.source, now: at, fetch }
    return submitRegistration(exampleRegistration(changes), rest)
  }

  beforeEach(async () => {
    visit()
    expect(await press({ city: 'Koeln' }, offline())).toBe('kept')
  })

  test.each([
    ['a spouse has registered', { firstName: 'Helga' }, offline(), 'kept'],
    ['an attempt was refused', { city: 'K' }, answer({ ok: false, errors: { city: 'x' } }), {}],
    [
      'a pause has turned one away',
      { city: 'K' },
      answer({ ok: false, reason: 'paused' }),
      'paused',
    ],
  ] as const)('also when %s meanwhile', async (_, changes, fetch, result) => {
    const said = await press(changes, fetch)
    expect(typeof said === 'object' ? {} : said).toEqual(result)
    expect(await press({ city: 'Köln' }, offline())).toBe('kept')
    const cities = kept().flatMap(({ firstName, city }) => (firstName === 'Helga' ? [] : city))
    expect(cities).toEqual(['Köln'])
  })
})

test('the same data from the same visit is the same registration', async () => {
  const history = visit()
  const sent: string[] = []
  const fetch = async (_: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(`${init?.body}`).submittedAt)
    return Response.json({ ok: true })
  }
  const later = new Date(now.getTime() + 60_000)
  await submit(fetch)
  await submit(fetch, later)
  await submitRegistration(exampleRegistration({ city: 'Ulm' }), {
    ...options,
    source: record.source,
    now: later,
    fetch,
  })
  expect(sent).toEqual([now.toISOString(), now.toISOString(), later.toISOString()])
  expect(JSON.stringify(history.state)).not.toContain('Jürgen')

  expect(await submit(offline(), new Date(now.getTime() + 120_000))).toBe('kept')
  expect(await submit(offline(), new Date(now.getTime() + 180_000))).toBe('kept')
  expect(kept()).toHaveLength(1)
  const changed = exampleRegistration({ email: 'juergen@example.com' })
  await submitRegistration(changed, { ...options, source: record.source, fetch: offline() })
  expect(kept()).toMatchObject([changed])
})
