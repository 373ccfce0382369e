import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

type Files = Readonly<Record<string, string | Uint8Array>>

/** A folder with these files while the tests run beside which it is asked for; none where all are left out. */
export function testFolder(files: Files = {}): string {
  const folder = join(tmpdir(), `wirkzeit-${randomUUID()}`)
  beforeAll(() => {
    mkdirSync(folder)
    put(folder, files)
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Writes files, with the folders they lie in. */
export function put(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}
