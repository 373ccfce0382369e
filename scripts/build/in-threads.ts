import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'
import { routes } from '../../routes.ts'

type Answer = { id: number; html?: string; problem?: string }
type Waiting = { done: (html: string) => void; failed: (error: Error) => void }

type Thread = (page: string) => Promise<string>

/** Global, because the generator loads vite.config.ts, and with it this module, three times. */
const shared = globalThis as { wirkzeitThreads?: Thread[] }
shared.wirkzeitThreads ??= []
const threads = shared.wirkzeitThreads
let next = 0

/** For so many pages a thread saves more time than its start takes. */
const isWorthwhile = routes.length > 200

/** Starts a thread for each further processor while the bundles are made; none for few pages. */
export const threadsForMany: Plugin = {
  name: 'threads-for-many-pages',
  apply: 'build',
  buildStart() {
    const count = isWorthwhile ? Math.max(1, availableParallelism() - 1) : 0
    while (threads.length < count) threads.push(startThread())
  },
}

/** `inlineAssets` of finish-page.ts in another thread; undefined when there is none. */
export const inlineAssetsInThread = (page: string): Promise<string> | undefined =>
  threads[next++ % threads.length]?.(page)

/** A thread that keeps the process alive only while it has pages to finish. */
function startThread(): Thread {
  const worker = new Worker(resolve('scripts/build/page-thread.mjs'))
  worker.unref()
  const waiting = new Map<number, Waiting>()
  let sent = 0
  /** Why the thread has ended; undefined while it runs. */
  let ended: Error | undefined
  const end = (error: Error) => {
    ended = error
    for (const { failed } of waiting.values()) failed(error)
  }
  worker.on('message', ({ id, html, problem }: Answer) => {
    const page = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) worker.unref()
    if (html === undefined) page?.failed(new Error(problem))
    else page?.done(html)
  })
  worker.on('error', end)
  worker.on('exit', () => end(ended ?? new Error('a thread has ended before its pages')))
  return (page) =>
    new Promise((done, failed) => {
      if (ended) return failed(ended)
      const id = sent++
      waiting.set(id, { done, failed })
      worker.ref()
      worker.postMessage({ id, page })
    })
}
