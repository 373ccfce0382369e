import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file atomically: readers find the old content or the new one, also after a crash. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  const part = `${path}.${randomUUID()}`
  try {
    writeFileSync(part, content, { mode: statSync(path, { throwIfNoEntry: false })?.mode ?? 0o666 })
    renameSync(part, path)
  } catch (error) {
    // A full disk must not stay full of it.
    rmSync(part, { force: true })
    throw error
  }
}
