import { expect, test, vi } from 'vitest'
import { type DeliveryMode, deliver } from './deliver.ts'
import { toRecord } from './record.ts'
import { exampleRegistration } from './test-fixtures.ts'

const endpoint = 'https://script.example/exec'
const record = toRecord(exampleRegistration(), new Date(0), 'https://example.org/')
const opaque = () => Promise.resolve(new Response(null))
const unreadable = () => Promise.reject(new TypeError('Failed to fetch'))
const json =
  (value: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(value, { status }))

type Reply = (init: RequestInit) => Promise<Response>

function sendTo(replies: Reply[], mode: DeliveryMode = 'readable-first', sent = record) {
  const queue = [...replies]
  const requests: RequestInit[] = []
  const fetch = (_url: unknown, init: RequestInit = {}) => {
    requests.push(init)
    const reply = queue.shift()
    return reply ? reply(init) : Promise.reject(new Error('One request too many'))
  }
  return { requests, result: deliver(sent, { endpoint, mode, fetch, timeoutMs: 20 }) }
}

test('a readable yes is a delivery, in a request that needs no preflight', async () => {
  const { requests, result } = sendTo([json({ ok: true })])
  expect(await result).toEqual({ outcome: 'delivered' })
  expect(requests).toMatchObject([
    {
      method: 'POST',
      mode: 'cors',
      keepalive: true,
      headers: { 'Content-Type': 'text/plain;charset=utf-8' },
      body: JSON.stringify(record),
    },
  ])
})

test.each([
  [endpoint, `${endpoint}?proof=abc.1`],
  [`${endpoint}?a=1`, `${endpoint}?a=1&proof=abc.1`],
])('to %s the proof goes in the address', async (to, address) => {
  const fetch = vi.fn(json({ ok: true }))
  const prove = async () => 'abc.1'
  await deliver(record, { endpoint: to, mode: 'readable-first', prove, fetch })
  expect(fetch).toHaveBeenCalledWith(address, expect.anything())
})

test.each([
  ['there is none', 'readable-first', async (): Promise<undefined> => undefined],
  ['the receiver knows none', 'no-cors', async (): Promise<string> => 'abc.1'],
] as const)('without a proof, because %s, it is sent all the same', async (_, mode, prove) => {
  const fetch = vi.fn(json({ ok: true }))
  await deliver(record, { endpoint, mode, prove, fetch })
  expect(fetch).toHaveBeenCalledWith(endpoint, expect.anything())
})

test('a duplicate was delivered before', async () => {
  expect(await sendTo([json({ ok: true, duplicate: true })]).result).toEqual({
    outcome: 'delivered',
  })
})

test('a readable no is a refusal with its messages', async () => {
  const errors = { city: 'Wohnort wird benötigt' }
  const answer = { ok: false, errors: { ...errors, email: '', phone: 7 } }
  expect(await sendTo([json(answer)]).result).toEqual({ outcome: 'refused', errors })
})

test.each([
  ['an error status', json({ ok: true }, 500)],
  ['a busy receiver', json({ ok: false, reason: 'busy' })],
  ['somebody else’s failure', json({ errors: { city: 'Not Found' } })],
  ['a refusal of no field', json({ ok: false, errors: {}, message: 'Später' })],
  ['something else', json('Hallo')],
  ['nothing', json(null)],
  ['no JSON', () => Promise.resolve(new Response('<!doctype html>'))],
])('%s is a failure and is not sent a second time', async (_, reply) => {
  await expect(sendTo([reply]).result).rejects.toThrow(/receiver|JSON/)
})

test('an unreadable answer is followed by a request that confirms nothing', async () => {
  const { requests, result } = sendTo([unreadable, opaque])
  expect(await result).toEqual({ outcome: 'unconfirmed' })
  expect(requests[1]).toMatchObject({
    mode: 'no-cors',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(record),
  })
})

test('without network both attempts fail', async () => {
  await expect(sendTo([unreadable, unreadable]).result).rejects.toThrow('Failed to fetch')
})

test('a receiver that never answers is given up after one timeout', async () => {
  const silence: Reply = ({ signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  const { requests, result } = sendTo([silence, opaque])
  await expect(result).rejects.toThrow('abort')
  expect(requests).toHaveLength(1)
})

test('the second attempt and the reading of an answer end with the same timeout', async () => {
  const silence: Reply = ({ signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  await expect(sendTo([unreadable, silence]).result).rejects.toThrow('abort')
  const halfAnAnswer: Reply = async ({ signal }) => {
    const stream = new ReadableStream({
      start: (body) => signal?.addEventListener('abort', () => body.error(signal.reason)),
    })
    return new Response(stream)
  }
  await expect(sendTo([halfAnAnswer]).result).rejects.toThrow('abort')
})

test('mode no-cors sends a single request, which cannot be read', async () => {
  const { requests, result } = sendTo([opaque], 'no-cors')
  expect(await result).toEqual({ outcome: 'delivered' })
  expect(requests).toMatchObject([{ mode: 'no-cors' }])
})

test('a body too large for keepalive is sent without', async () => {
  const long = { ...record, otherInterests: 'ä'.repeat(20_000) }
  const { requests, result } = sendTo([json({ ok: true })], 'readable-first', long)
  await result
  expect(requests[0]?.keepalive).toBe(false)
})
