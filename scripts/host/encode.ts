import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { remembered } from '../remembered.ts'

type Encoding = 'br' | 'gzip' | 'identity'

interface Encoded {
  body: Buffer
  headers: Record<string, string>
}

/** Smaller bodies are sent as they are. In bytes. */
export const worthCompressing = 256
export const compressible = /text|javascript|json|svg|xml/

/** Compresses as a CDN would (Brotli at its best level, once per content) and adds the ETag. */
export async function encode(body: Buffer, type: string, accepts: string): Promise<Encoded> {
  const hash = createHash('sha1').update(body).digest('hex')
  if (body.length < worthCompressing || !compressible.test(type))
    return { body, headers: { etag: `"${hash}"` } }

  const encoding = choose(accepts)
  const headers: Record<string, string> = { etag: `"${hash}-${encoding}"`, vary: 'Accept-Encoding' }
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return { body: await compressOnce(body, encoding, hash), headers }
}

function choose(accepts: string): Encoding {
  if (/\bbr\b/.test(accepts)) return 'br'
  return /\bgzip\b/.test(accepts) ? 'gzip' : 'identity'
}

const compressOnce = remembered(
  (body: Buffer, encoding: Encoding, _hash: string) => compress(body, encoding),
  (_body, encoding, hash) => `${encoding}:${hash}`,
)

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return promisify(gzip)(body)
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
