import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * Path of a picture that sharp makes, kept between builds in `folder` by `parts`, all that decides its
 * bytes. A build that is stopped leaves no half of it. `folder` lies in node_modules, which Netlify keeps.
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
