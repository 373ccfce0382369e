import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureFiles, pictureFolder } from '../../src/site/picture-files.ts'
import { cachedFile } from './cached-file.ts'

const project = { folder: pictureFolder, cache: 'node_modules/.cache/bilder' }
const raster = /\.(?:png|jpe?g)$/

/** From 85 on nobody sees the loss of WebP; AVIF looks the same at 60. */
const quality = { avif: 60, webp: 85 }
const formats = ['avif', 'webp'] as const

/** An AVIF and a WebP twin of every photograph in public/bilder, by path. */
export function photographs({ folder, cache } = project): Record<string, () => Promise<Buffer>> {
  const originals = pictureFiles(folder).filter((file) => raster.test(file))
  const twins = originals.flatMap((file) =>
    formats.map((format) => [
      `bilder/${file.replace(raster, `.${format}`)}`,
      () => makeTwin(readFileSync(join(folder, file)), format, cache),
    ]),
  )
  return Object.fromEntries(twins)
}

async function makeTwin(
  source: Buffer,
  format: (typeof formats)[number],
  cache: string,
): Promise<Buffer> {
  const options = { quality: quality[format] }
  const hash = createHash('sha256').update(source).digest('hex')
  const make = () => sharp(source).toFormat(format, options).toBuffer()
  return readFileSync(await cachedFile(cache, format, [hash, options], make))
}
