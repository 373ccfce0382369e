import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

export type Difference = {
  /** The file's name without its ending. */
  name: string
  /** One line for a person. */
  what: string
  /** NAME.diff.png stands in the second set. */
  drawn: boolean
}

type Raw = { data: Buffer; width: number; height: number }

/** All pictures of two sets that are not the same pixel by pixel. Draws what differs into the second. */
export async function compareSets(before: string, after: string): Promise<Difference[]> {
  const [old, young] = [namesIn(before), namesIn(after)]
  const differences: Difference[] = []
  for (const name of new Set([...old, ...young])) {
    if (!old.includes(name)) differences.push({ name, what: 'is new', drawn: false })
    else if (!young.includes(name)) differences.push({ name, what: 'is missing', drawn: false })
    else {
      const what = await compare(join(before, name), join(after, name))
      if (what) differences.push({ name, what, drawn: true })
    }
  }
  return differences
}

const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.png') && !file.endsWith('.diff.png'))
    .map((file) => file.replace(/\.png$/, ''))
    .sort()

/** What differs between two pictures; undefined: nothing. */
async function compare(before: string, after: string): Promise<string | undefined> {
  const [first, second] = [readFileSync(`${before}.png`), readFileSync(`${after}.png`)]
  if (first.equals(second)) return undefined
  const [a, b] = [await decode(first), await decode(second)]
  const { count, box, drawn } = overlay(a, b)
  if (count === 0) return undefined
  writeFileSync(`${after}.diff.png`, await encode(drawn))
  const size = a.height === b.height ? '' : `height ${a.height} → ${b.height}, `
  return `${size}${count} pixels, ${box}`
}

async function decode(png: Buffer): Promise<Raw> {
  const image = sharp(png).flatten({ background: '#fff' }).toColourspace('srgb').removeAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const encode = ({ data, width, height }: Raw) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toBuffer()

/** Pale the first picture, red what the second has otherwise. What only one of them has is other. */
function overlay(a: Raw, b: Raw): { count: number; box: string; drawn: Raw } {
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)]
  const data = Buffer.alloc(width * height * 3, 0xff)
  let [count, left, top, right, bottom] = [0, width, height, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      if (isSame(a, b, x, y)) {
        const from = (y * a.width + x) * 3
        for (let part = 0; part < 3; part++)
          data[at + part] = 255 - ((255 - (a.data[from + part] ?? 255)) >> 2)
        continue
      }
      data[at] = 0xd0
      data[at + 1] = 0
      data[at + 2] = 0x20
      count += 1
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x)
      bottom = Math.max(bottom, y)
    }
  const box = `x ${left}–${right}, y ${top}–${bottom}`
  return { count, box, drawn: { data, width, height } }
}

function isSame(a: Raw, b: Raw, x: number, y: number): boolean {
  if (x >= a.width || x >= b.width || y >= a.height || y >= b.height) return false
  const [first, second] = [(y * a.width + x) * 3, (y * b.width + x) * 3]
  return (
    a.data[first] === b.data[second] &&
    a.data[first + 1] === b.data[second + 1] &&
    a.data[first + 2] === b.data[second + 2]
  )
}
