import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * Path of a picture that `make` makes with sharp, cached in `folder` under a hash of `parts`: everything
 * on which its bytes depend. Written atomically. `folder` lies in node_modules, which Netlify keeps
 * between builds.
 */
export async function cachedFile(
  folder: string,
  ending: string,
  parts: unknown,
  make: () => Promise<Buffer>,
): Promise<string> {
  const key = createHash('sha256').update(JSON.stringify([parts, sharp.versions]))
  const file = join(folder, `${key.digest('hex')}.${ending}`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, await make())
  renameSync(unfinished, file)
  return file
}
