import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

type Files = Readonly<Record<string, string | Uint8Array>>

/** A folder with these files, until the tests are over beside which it is asked for. */
export function testFolder(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'wirkzeit-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  put(folder, files)
  return folder
}

/** Writes files, with the folders they lie in. */
export function put(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}
