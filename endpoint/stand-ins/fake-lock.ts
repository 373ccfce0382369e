import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { strict } from './strict.ts'

const pauseMs = 2
// Google frees the lock of an execution that ended, here a process may have been killed.
const abandonedAfterMs = 60_000

export type FakeLock = ReturnType<typeof fakeLock>

/** A lock between all processes and threads that use this file; `longestWaitMs` is for tests. */
export function fakeLock(file: string, longestWaitMs = Number.POSITIVE_INFINITY) {
  let held = false
  return strict('Lock', {
    tryLock: (timeoutMs: number) => {
      if (held) throw new Error('The lock was not released')
      mkdirSync(dirname(file), { recursive: true })
      const deadline = Date.now() + Math.min(timeoutMs, longestWaitMs)
      while (!create(file)) {
        if (isAbandoned(file)) rmSync(file, { force: true })
        else if (Date.now() >= deadline) return false
        else sleep(pauseMs)
      }
      held = true
      return true
    },
    releaseLock: () => {
      if (held) rmSync(file, { force: true })
      held = false
    },
    hasLock: () => held,
  })
}

function create(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

const isAbandoned = (file: string) => {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return made !== undefined && Date.now() - made > abandonedAfterMs
}

const sleep = (ms: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0, ms)
