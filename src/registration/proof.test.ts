import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { isProof, makeProof, proofBits } from './proof.ts'

const bytes = (text: string) => createHash('sha256').update(text, 'utf8').digest()
const signed = (text: string) => new Int8Array(bytes(text))

afterEach(() => vi.unstubAllGlobals())

test('a proof that the browser makes is one for the receiver, whose bytes are signed', async () => {
  const proof = (await makeProof()) ?? ''
  expect(proof).toMatch(/^[a-z0-9]{32}\.[a-z0-9]+$/)
  expect(isProof(proof, bytes)).toBe(true)
  expect(isProof(proof, signed)).toBe(true)
  const bits = [...bytes(`wirkzeit ${proof}`)].map((byte) => byte.toString(2).padStart(8, '0'))
  expect(bits.join('')).toMatch(new RegExp(`^0{${proofBits}}`))
  expect(await makeProof()).not.toBe(proof)
})

test.each(['', 'x', `${'a'.repeat(21)}.1`, `${'A'.repeat(24)}.1`, `${'a'.repeat(24)}.1 `])(
  '%j is no proof, however its hash begins',
  (text) => expect(isProof(text, () => [0, 0, 0])).toBe(false),
)

test.each([
  [[0, 3, 255], true],
  [[0, 4, 0], false],
  [[0, -1, 0], false],
])('a hash that begins with %j: %s', (hash, expected) => {
  expect(isProof(`${'a'.repeat(24)}.1`, () => hash)).toBe(expected)
})

test('there is none where the browser cannot hash', async () => {
  vi.stubGlobal('crypto', { randomUUID: crypto.randomUUID.bind(crypto) })
  expect(await makeProof()).toBeUndefined()
  vi.stubGlobal('crypto', undefined)
  expect(await makeProof()).toBeUndefined()
})

test('typing comes in between, even where hashes resolve within the task', async () => {
  const randomUUID = crypto.randomUUID.bind(crypto)
  const digest = async (_: string, text: Uint8Array) =>
    new Uint8Array(createHash('sha256').update(text).digest()).buffer
  vi.stubGlobal('crypto', { randomUUID, subtle: { digest } })
  let keys = 0
  const typing = setInterval(() => {
    keys += 1
  }, 1)
  let before = 0
  // Some are found at once.
  do before = keys
  while (attemptsIn((await makeProof()) ?? '') < 4_000)
  clearInterval(typing)
  expect(keys).toBeGreaterThan(before)
})

const attemptsIn = (proof: string) => Number.parseInt(proof.split('.')[1] ?? '0', 36)
