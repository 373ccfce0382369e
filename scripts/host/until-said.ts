import type { ChildProcess } from 'node:child_process'
import { readFileSync, watch } from 'node:fs'

/** Resolves to undefined once the output in `file` matches `ready`; to all of it if `child` exits first. */
export function untilSaid(
  child: ChildProcess,
  file: string,
  ready: RegExp,
): Promise<string | undefined> {
  const said = () => readFileSync(file, 'utf8')
  return new Promise((resolve) => {
    const watcher = watch(file, () => look())
    const end = (answer: string | undefined) => {
      watcher.close()
      resolve(answer)
    }
    const look = () => {
      if (ready.test(said())) end(undefined)
    }
    child.once('exit', () => end(said()))
    look()
  })
}
