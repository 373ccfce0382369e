import { parentPort } from 'node:worker_threads'
import { inlineAssets } from './finish-page.ts'

/** Inlines the assets of the pages that in-threads.ts sends. */
parentPort?.on('message', async ({ id, page }: { id: number; page: string }) => {
  try {
    parentPort?.postMessage({ id, html: await inlineAssets(page) })
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.stack : `${error}` })
  }
})
