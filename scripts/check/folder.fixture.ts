import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

type Files = Readonly<Record<string, string | Uint8Array>>

/** A temporary folder with these files, during the tests of the calling file or `describe`. */
export function testFolder(files: Files = {}): string {
  const folder = join(tmpdir(), `wirkzeit-${randomUUID()}`)
  beforeAll(() => {
    mkdirSync(folder)
    put(folder, files)
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Writes files, and creates their folders. */
export function put(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}
