import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

export type LinkPictureSource = { src: string; svg: string }

/** Netlify keeps node_modules, and this folder with it, from build to build. */
const usualCache = 'node_modules/.cache/og'

/** Flat colours: a palette is a third of the bytes of a JPEG at the same eye, and has no dirt. */
const options = { palette: true, quality: 90, effort: 10 }

/** Path of an SVG without `<text>` as a PNG file, kept between builds by what decides its bytes. */
export async function pictureOf(svg: string, cache = usualCache): Promise<string> {
  const key = createHash('sha256').update(JSON.stringify([svg, options, sharp.versions]))
  const file = join(cache, `${key.digest('hex')}.png`)
  if (existsSync(file)) return file
  const bytes = await sharp(Buffer.from(svg)).png(options).toBuffer()
  mkdirSync(cache, { recursive: true })
  writeFileSync(file, bytes)
  return file
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
