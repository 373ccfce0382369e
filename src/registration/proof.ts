// A proof of work: cheap for one visitor, expensive for somebody who sends thousands. It holds no time,
// because clocks of devices are wrong, and says nothing about who made it.

/** Each further bit doubles the work: about 0.3 s on a laptop, under 3 s on a phone 6× slower. */
export const proofBits = 14

const letters = 36
// Hashes in one task: 0.3 ms, 3 ms on a slow phone, too short to delay typing.
const batchSize = 32

const shape = /^[a-z0-9]{22,64}\.[a-z0-9]{1,12}$/
const textOf = (proof: string) => `wirkzeit ${proof}`

/**
 * A proof for one registration, to be sent as the query parameter `proof`. It can be used until that
 * registration is stored. Undefined where the browser cannot hash. Never rejects.
 */
export async function makeProof(): Promise<string | undefined> {
  try {
    const stamp = crypto.randomUUID().replaceAll('-', '')
    const encoder = new TextEncoder()
    for (let next = 0; ; next += batchSize) {
      const proofs = Array.from(
        { length: batchSize },
        (_, at) => `${stamp}.${(next + at).toString(letters)}`,
      )
      const hashes = await Promise.all(
        proofs.map((proof) => crypto.subtle.digest('SHA-256', encoder.encode(textOf(proof)))),
      )
      const found = hashes.findIndex((hash) => isHard(new Uint8Array(hash)))
      if (found >= 0) return proofs[found]
      await taskEnd()
    }
  } catch {
    // Without Web Crypto (an old browser, a page without TLS) the receiver has another share.
  }
  return undefined
}

/** Starts a new task, because short hashes resolve within the same one: now waiting input is handled. */
function taskEnd(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(0)
  })
}

/** Whether `text` is a proof; `sha256` may give its bytes signed, as Apps Script does. Never throws. */
export const isProof = (text: string, sha256: (text: string) => ArrayLike<number>): boolean =>
  shape.test(text) && isHard(sha256(textOf(text)))

/** Begins with `proofBits` zero bits. */
function isHard(hash: ArrayLike<number>): boolean {
  const { 0: a = 0, 1: b = 0, 2: c = 0 } = hash
  return (((a & 255) << 16) | ((b & 255) << 8) | (c & 255)) >>> (24 - proofBits) === 0
}
