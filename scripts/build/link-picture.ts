import { mkdirSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { cachedFile } from './cached-file.ts'

export type LinkPictureSource = { src: string; svg: string }

const usualCache = 'node_modules/.cache/og'

/** Flat colours: a palette is a third of the bytes of a JPEG at the same eye, and has no dirt. */
const options = { palette: true, quality: 90, effort: 10 }

/** Path of an SVG without `<text>` as a PNG file, kept between builds by what decides its bytes. */
export async function pictureOf(svg: string, cache = usualCache): Promise<string> {
  const make = () => sharp(Buffer.from(svg)).png(options).toBuffer()
  return cachedFile(cache, 'png', [svg, options], make)
}

/** Puts the picture of a page where its head says that it is. */
export async function writeLinkPicture(
  folder: string,
  { src, svg }: LinkPictureSource,
): Promise<void> {
  const file = join(folder, src.replace(/\?.*/, ''))
  mkdirSync(dirname(file), { recursive: true })
  await copyFile(await pictureOf(svg), file)
}
