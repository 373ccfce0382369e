import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { contentOf } from '../../src/drawings/drawing.ts'
import { colour } from '../../src/styles/tokens.ts'

/** The mark's own drawing area, and how far its middle is above the area's, in its units. */
const viewBox = 44
const above = 2.5

type Shape = {
  /** In pixels. */
  size: number
  /** Of the mark, as a share of the side. */
  mark: number
  /** Of the ground's corners, as a share of the side. */
  radius: number
}

/** Sun and white line on fir: yellow alone would drown on the white screens of phones. */
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

/** Every icon that public/favicon.svg, the only one drawn by hand, does not serve. */
export const icons: Record<string, () => Promise<Buffer>> = {
  'favicon.ico': ico,
  // Apple's devices look for it under this name; no page need say so.
  'apple-touch-icon.png': () => tile({ size: 180, mark: 0.66, radius: 0 }),
  'icon-192.png': () => tile({ size: 192, mark: 0.72, radius: 0.2 }),
  'icon-512.png': () => tile({ size: 512, mark: 0.72, radius: 0.2 }),
  // Phones cut any shape out of this one; the middle 80 % are safe.
  'icon-maskable-512.png': () => tile({ size: 512, mark: 0.52, radius: 0 }),
}
