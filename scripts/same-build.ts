import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Stop } from '../src/stop.ts'
import { filesIn } from './host/files-in.ts'

const out = 'dist'

/** Builds once more and compares: two builds of one commit must be the same to the byte. */
export async function main(): Promise<void> {
  const before = fingerprints()
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Stop(`Der zweite Bau ist fehlgeschlagen.\n${stdout}${stderr}`)
  const after = fingerprints()
  const files = new Set([...before.keys(), ...after.keys()])
  const different = [...files].filter((file) => before.get(file) !== after.get(file))
  if (different.length > 0)
    throw new Stop(`Zwei Bauten desselben Stands unterscheiden sich: ${different.join(', ')}.`)
  console.log(`Zwei Bauten, ${files.size} Dateien: gleich bis aufs Byte.`)
}

const fingerprints = () =>
  new Map(
    filesIn(out).map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(out + path))
        .digest('hex'),
    ]),
  )
