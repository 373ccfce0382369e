import { parentPort } from 'node:worker_threads'
import { dress } from './finish-page.ts'

/** Dresses the pages that in-threads.ts sends. */
parentPort?.on('message', async ({ id, page }: { id: number; page: string }) => {
  try {
    parentPort?.postMessage({ id, html: await dress(page) })
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.stack : `${error}` })
  }
})
