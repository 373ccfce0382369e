/** A proof is `STAMP.NONCE`, so chosen that the hash of `wirkzeit STAMP.NONCE` begins with so many zeros. */
const proofBits = 14

const slice = 64

/** Undefined where the browser cannot hash. */
export async function makeProof(signal?: AbortSignal): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const stamp = crypto.randomUUID().replaceAll('-', '')
  for (let nonce = 0; !signal?.aborted; nonce += slice) {
    const tries = Array.from({ length: slice }, (_, index) => `${stamp}.${nonce + index}`)
    const found = await Promise.all(tries.map(isProof))
    const proof = tries[found.indexOf(true)]
    if (proof) return proof
  }
  return undefined
}

async function isProof(proof: string): Promise<boolean> {
  const text = new TextEncoder().encode(`wirkzeit ${proof}`)
  const hash = new DataView(await crypto.subtle.digest('SHA-256', text))
  return hash.getUint32(0) >>> (32 - proofBits) === 0
}
