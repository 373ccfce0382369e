import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'

type Answer = { id: number; html?: string; problem?: string }
type Waiting = { done: (html: string) => void; failed: (error: Error) => void }

const threads: ((page: string) => Promise<string>)[] = []
let next = 0

/** Has a page dressed in another thread, one for each processor that this one leaves free. */
export function dressInThread(page: string): Promise<string> {
  const count = Math.max(1, availableParallelism() - 1)
  const index = next++ % count
  const thread = threads[index] ?? startThread()
  threads[index] = thread
  return thread(page)
}

/** It keeps the process alive only while pages are with it. */
function startThread(): (page: string) => Promise<string> {
  const worker = new Worker(resolve('scripts/build/dress-thread.mjs'))
  const waiting = new Map<number, Waiting>()
  let sent = 0
  worker.on('message', ({ id, html, problem }: Answer) => {
    const page = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) worker.unref()
    if (html === undefined) page?.failed(new Error(problem))
    else page?.done(html)
  })
  worker.on('error', (error) => {
    for (const { failed } of waiting.values()) failed(error)
  })
  return (page) =>
    new Promise((done, failed) => {
      const id = sent++
      waiting.set(id, { done, failed })
      worker.ref()
      worker.postMessage({ id, page })
    })
}
