import { beforeEach, expect, test, vi } from 'vitest'

const makeProof = vi.hoisted(() => vi.fn<() => Promise<string | undefined>>())
vi.mock('./proof', () => ({ makeProof }))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  makeProof.mockReset()
})

const load = () => import('./proofs.ts')

test('the proof made in advance serves one registration, the next one gets another', async () => {
  makeProof.mockResolvedValueOnce('a.1').mockResolvedValueOnce('b.2')
  const { prepareProof, takeProof } = await load()
  prepareProof()
  prepareProof()
  expect(makeProof).toHaveBeenCalledOnce()
  expect(await Promise.all([takeProof(), takeProof()])).toEqual(['a.1', 'b.2'])
})

test('none is waited for longer than three seconds; what comes later serves the next', async () => {
  let finish: (proof: string) => void = () => {}
  makeProof.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve
    }),
  )
  const { takeProof } = await load()
  const first = takeProof()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await first).toBeUndefined()
  finish('a.1')
  expect(await takeProof()).toBe('a.1')
})
