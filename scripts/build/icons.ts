import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { contentOf } from '../../src/drawings/drawing.ts'
import { colour } from '../../src/styles/tokens.ts'

/** Side of favicon.svg's viewBox, and how far the drawing's middle is above that of the box. */
const viewBox = 44
const above = 2.5

type Shape = {
  /** In pixels. */
  size: number
  /** Size of the mark, as a share of the side. */
  mark: number
  /** Radius of the corners, as a share of the side. */
  radius: number
}

/** The mark on a green ground: yellow alone would hardly be seen on a white screen. */
function tile({ size, mark, radius }: Shape): Promise<Buffer> {
  const sun = contentOf(readFileSync('public/favicon.svg', 'utf8')).replace(
    colour('tanne'),
    colour('weiss'),
  )
  const scale = (size * mark) / viewBox
  const x = (size * (1 - mark)) / 2
  const y = x + above * scale
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" rx="${size * radius}" fill="${colour('tanne')}"/><g transform="translate(${x} ${y}) scale(${scale})">${sun}</g></svg>`
  return png(svg)
}

const png = (svg: string) =>
  sharp(Buffer.from(svg)).png({ palette: true, quality: 95, effort: 10 }).toBuffer()

/** One picture of 32 × 32 in the container that old browsers and programs ask for. */
async function ico(): Promise<Buffer> {
  const image = await sharp(readFileSync('public/favicon.svg'), { density: 144 })
    .resize(32, 32)
    .png({ effort: 10 })
    .toBuffer()
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, image])
}

/** All icons besides public/favicon.svg, from which they are made. */
export const icons: Record<string, () => Promise<Buffer>> = {
  'favicon.ico': ico,
  // Apple's devices look for this name without a link.
  'apple-touch-icon.png': () => tile({ size: 180, mark: 0.66, radius: 0 }),
  'icon-192.png': () => tile({ size: 192, mark: 0.72, radius: 0.2 }),
  'icon-512.png': () => tile({ size: 512, mark: 0.72, radius: 0.2 }),
  // Phones may cut any shape out of it; the middle 80 % always remain.
  'icon-maskable-512.png': () => tile({ size: 512, mark: 0.52, radius: 0 }),
}
