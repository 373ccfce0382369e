import { createHash } from 'node:crypto'
import { isProof as isRealProof } from '../src/registration/proof.ts'
import { bodyLimit } from './body-limit.ts'
import { type Budget, budgetOf, costOf, limitOf } from './budget.ts'
import { type Page, statusPage } from './pages.ts'
import { isFresh, isPaused } from './pause.ts'
import { isNativeForm, type Post, readPost } from './post.ts'
import type { Database } from './postgres/database.ts'
import { hashOf, PostgresStore } from './postgres/store.ts'
import { receive, type Submission } from './receive.ts'
import { release } from './release.ts'
import { type Outcome, type Reply, refusal, replies } from './reply.ts'
import { contentOf, textsOf } from './row.ts'
import { senderOf } from './sender.ts'

type Setting = Budget | 'REGISTRIERUNG'

export interface ReceiverOptions {
  database: Database
  /** The value that the operator has chosen; undefined for the default. */
  setting: (name: Setting) => string | undefined
  now?: () => number
  isProof?: typeof isRealProof
  /** Time after which the visitor is told that storing failed. */
  longestRunMs?: number
}

/** One request from the address of a visitor. Never rejects. */
export type Receiver = (request: Request, address: string) => Promise<Response>

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest()

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
}

/**
 * The receiver as a web-standard function over PostgreSQL: the same rules and the same answers as
 * app.ts over a sheet. Each sender has limits of its own.
 */
export function createReceiver({
  database,
  setting,
  now = Date.now,
  isProof = isRealProof,
  longestRunMs = 9_000,
}: ReceiverOptions): Receiver {
  const store = new PostgresStore(database)

  async function answer(post: Post, sender: string, now: Date): Promise<Reply> {
    const verdict = receive(post, now)
    if (verdict.kind === 'refused') return refusal(verdict)
    if (verdict.kind === 'rehearsal')
      return replies[isPaused(setting('REGISTRIERUNG')) ? 'paused' : 'rehearsal']
    const text = post.parameter.proof ?? ''
    const proof = isProof(text, sha256) ? text : ''
    const content = hashOf(contentOf(textsOf(verdict.record)))
    return replies[await inTime(register({ ...verdict, content, proof }, sender, now))]
  }

  /**
   * Stores a submission unless it is known, new in a pause, or too many. A known one counts against no
   * limit.
   */
  async function register(submission: Submission, sender: string, now: Date): Promise<Outcome> {
    const { isKnown, isSpent } = await store.recall(submission, now)
    if (isKnown) return 'duplicate'
    if (isPaused(setting('REGISTRIERUNG')) && isFresh(submission.record, now)) return 'paused'
    const fresh = isSpent ? { ...submission, proof: '' } : submission
    const budget = budgetOf(fresh)
    const most = limitOf(budget, setting)
    if (await store.isBusy({ budget, most, cost: costOf(fresh) }, sender, now)) return 'busy'
    if (await store.store(fresh, now)) return 'stored'
    return (await store.recall(fresh, now)).isKnown ? 'duplicate' : 'busy'
  }

  /** `failed` when the outcome takes too long. It may still be stored; sent again it is a duplicate. */
  async function inTime(outcome: Promise<Outcome>): Promise<Outcome> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<Outcome>((resolve) => {
      timer = setTimeout(() => resolve('failed'), longestRunMs)
    })
    try {
      return await Promise.race([outcome, late])
    } catch (error) {
      console.error(reasonOf(error))
      return 'failed'
    } finally {
      clearTimeout(timer)
    }
  }

  return async (request, address) => {
    const { method } = request
    if (method === 'GET' || method === 'HEAD')
      return pageResponse(statusPage(release, isPaused(setting('REGISTRIERUNG'))))
    if (method !== 'POST')
      return new Response(null, { status: 405, headers: { Allow: 'GET, POST' } })
    const isTooLong = Number(request.headers.get('Content-Length')) > bodyLimit
    const post = isTooLong ? undefined : await readPost(request).catch(() => undefined)
    if (!post) return new Response(null, { status: 413 })
    const { page, json } = await answer(post, senderOf(address), new Date(now()))
    return isNativeForm(post) ? pageResponse(page) : jsonResponse(json)
  }
}

/** Without the values of a statement, which are somebody's data. */
const reasonOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : 'Unknown error'

const jsonResponse = (value: object) =>
  new Response(JSON.stringify(value), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })

const pageResponse = ({ title, html }: Page) =>
  new Response(
    `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"></head><body>${html}</body></html>`,
    { headers: pageHeaders },
  )
