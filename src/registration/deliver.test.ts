import { expect, test, vi } from 'vitest'
import { type DeliveryMode, deliver } from './deliver'
import { toRecord } from './record'
import { exampleRegistration } from './test-fixtures'

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

test('a duplicate was delivered before', async () => {
  expect(await sendTo([json({ ok: true, duplicate: true })]).result).toEqual({
    outcome: 'delivered',
  })
})

test('a readable no is a refusal with its messages', async () => {
  const errors = { city: 'Wohnort wird benötigt' }
  expect(await sendTo([json({ ok: false, errors })]).result).toEqual({ outcome: 'refused', errors })
})

test.each([
  ['an error status', json({ ok: true }, 500)],
  ['a failure without reasons', json({ ok: false })],
  ['something else', json('Hallo')],
  ['no JSON', () => Promise.resolve(new Response('<!doctype html>'))],
])('%s is a failure and is not sent a second time', async (_, reply) => {
  await expect(sendTo([reply]).result).rejects.toThrow(/receiver|JSON/)
})

test("an unreadable answer is followed by the specification's request, which counts", async () => {
  const { requests, result } = sendTo([unreadable, opaque])
  expect(await result).toEqual({ outcome: 'delivered' })
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

test("mode no-cors sends the specification's request alone", async () => {
  const { requests, result } = sendTo([opaque], 'no-cors')
  expect(await result).toEqual({ outcome: 'delivered' })
  expect(requests).toMatchObject([{ mode: 'no-cors' }])
})

test('a body too large for keepalive is sent without', async () => {
  const long = { ...record, otherInterests: 'ä'.repeat(40_000) }
  const { requests, result } = sendTo([json({ ok: true })], 'readable-first', long)
  await result
  expect(requests[0]?.keepalive).toBe(false)
})

test('without an endpoint nothing is sent', async () => {
  const fetch = vi.fn()
  const sending = deliver(record, { endpoint: '', mode: 'no-cors', fetch })
  await expect(sending).rejects.toThrow('VITE_REGISTRATION_ENDPOINT')
  expect(fetch).not.toHaveBeenCalled()
})
