import { makeProof } from './proof.ts'

/** No registration waits longer for its proof. */
const limitMs = 3_000

let prepared: Promise<string | undefined> | undefined

/** Begins to compute the proof for the next registration. */
export function prepareProof(): void {
  prepared ??= makeProof()
}

/** A proof for one registration; undefined where none can be had in time. */
export async function takeProof(): Promise<string | undefined> {
  prepareProof()
  const mine = prepared
  // Two that are sent at once must not share one.
  prepared = undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs)
  })
  const proof = await Promise.race([mine, late])
  clearTimeout(timer)
  // A proof that is too late for this registration is kept for the next.
  if (!proof) prepared ??= mine
  return proof
}
