import { once } from 'node:events'

/** Resolves on Ctrl+C, or when the process is asked to terminate. */
export const untilStopped = (): Promise<unknown> =>
  Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
