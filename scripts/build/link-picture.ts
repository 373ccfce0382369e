import { mkdirSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { cachedFile } from './cached-file.ts'

export type LinkPictureSource = { src: string; svg: string }

const usualCache = 'node_modules/.cache/og'

/** Of flat colours a PNG with a palette has a third of the bytes of a JPEG, and no artefacts. */
const options = { palette: true, quality: 90, effort: 10 }

/** Path of the PNG file of an SVG without `<text>`, cached between builds. */
export async function pictureOf(svg: string, cache = usualCache): Promise<string> {
  const make = () => sharp(Buffer.from(svg)).png(options).toBuffer()
  return cachedFile(cache, 'png', [svg, options], make)
}

/** Writes the picture of a page to the address in its head. */
export async function writeLinkPicture(
  folder: string,
  { src, svg }: LinkPictureSource,
): Promise<void> {
  const file = join(folder, src.replace(/\?.*/, ''))
  mkdirSync(dirname(file), { recursive: true })
  await copyFile(await pictureOf(svg), file)
}
