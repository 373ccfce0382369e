import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Stop } from '../src/stop.ts'
import { build, buildApart } from './build/apart.ts'
import { filesIn } from './host/files-in.ts'

const again = '.apart/again'

/** Builds once more, elsewhere, and compares: two builds of one commit must be the same to the byte. */
export async function main(): Promise<void> {
  buildApart(again, {}, [build], 'Der zweite Bau ist fehlgeschlagen.')
  const first = fingerprints('dist')
  const second = fingerprints(join(again, 'dist'))
  rmSync(again, { recursive: true })
  const files = new Set([...first.keys(), ...second.keys()])
  const different = [...files].filter((file) => first.get(file) !== second.get(file))
  if (different.length > 0)
    throw new Stop(`Zwei Bauten desselben Stands unterscheiden sich: ${different.join(', ')}.`)
  console.log(`Zwei Bauten, ${files.size} Dateien: gleich bis aufs Byte.`)
}

const fingerprints = (out: string) =>
  new Map(
    filesIn(out).map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(out + path))
        .digest('hex'),
    ]),
  )
