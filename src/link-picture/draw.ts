import { readFileSync } from 'node:fs'
import { contentOf } from '../drawings/drawing.ts'
import { outline, widthOf } from '../drawings/outlines.ts'
import { weekdays } from '../model/blocks.ts'
import { colour } from '../styles/tokens.ts'
import { fit } from './lines.ts'

/** In pixels. Facebook, WhatsApp, X and LinkedIn show this size without cutting. */
export const pictureSize = { width: 1200, height: 630 }

export type Motif = {
  headline: string
  line?: string | undefined
  /** A file of public/bilder. */
  scene: string
  ground: string
  /** Coloured in the week strip. */
  days: readonly string[]
  brand: string
}

const { width, height } = pictureSize
/** A scene of 437 × 583 fills the height. */
const poster = { x: 728, width: 472 }
const margin = 64
const column = { width: 624, top: 144, bottom: 476 }
const headline = { leading: 1.07, sizes: { max: 104, good: 72 } }
const line = { leading: 1.26, sizes: { max: 42, good: 36 }, height: 2 * 42 * 1.26, gap: 24 }
const tile = { width: 82, height: 62, gap: 8, top: 508, radius: 12 }

/** Words and week on the left, the page's scene on the right: one SVG without fonts or links. */
export function draw({ brand, days, ground, scene, ...text }: Motif): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${ground}"/>`,
    mark(brand),
    words(text),
    ...weekdays.map((day, index) => dayTile(day, index, days.includes(day))),
    posterOf(scene),
    '</svg>',
  ].join('\n')
}

function mark(name: string): string {
  const sun = contentOf(readFileSync('public/favicon.svg', 'utf8'))
  const fill = colour('ink')
  return (
    `<g transform="translate(${margin - 4} 44) scale(1.5)">${sun}</g>` +
    outline(name, 'heading', { size: 42, x: margin + 76, y: 97, fill })
  )
}

/** Headline and line together in the middle of their column. */
function words(text: Pick<Motif, 'headline' | 'line'>): string {
  const below = text.line
    ? fit(text.line, { ...column, ...line }, (each) => widthOf(each, 'text'))
    : { lines: [], size: 0 }
  const belowHeight = text.line ? line.gap + below.lines.length * below.size * line.leading : 0
  const room = { ...headline, ...column, height: column.bottom - column.top - belowHeight }
  const title = fit(text.headline, room, (each) => widthOf(each, 'heading'))
  const titleHeight = title.lines.length * title.size * headline.leading
  const top = column.top + (room.height - titleHeight) / 2
  const set = (lines: string[], cut: 'heading' | 'text', size: number, from: number) =>
    lines.map((each, index) => {
      const y = from + size * (index * (cut === 'text' ? line : headline).leading + 0.86)
      const fill = colour(cut === 'text' ? 'ink-2' : 'ink')
      return outline(each, cut, { size, x: margin, y, fill })
    })
  return [
    ...set(title.lines, 'heading', title.size, top),
    ...set(below.lines, 'text', below.size, top + titleHeight + line.gap),
  ].join('\n')
}

function dayTile(day: string, index: number, isOn: boolean): string {
  const size = 27
  const x = margin + index * (tile.width + tile.gap)
  const place = { x: x + (tile.width - size * widthOf(day, 'label')) / 2, y: tile.top + 41, size }
  const ground = colour(isOn ? 'sonne' : 'weiss')
  const fill = colour(isOn ? 'ink' : 'ink-2')
  return (
    `<rect x="${x}" y="${tile.top}" width="${tile.width}" height="${tile.height}" rx="${tile.radius}" fill="${ground}"/>` +
    outline(day, 'label', { ...place, fill })
  )
}

/** A scene, cut to the shape of the poster. */
function posterOf(file: string): string {
  const svg = readFileSync(`public/bilder/${file}`, 'utf8')
  const [, viewBox = ''] = /viewBox="([^"]+)"/.exec(svg) ?? []
  return `<svg x="${poster.x}" width="${poster.width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${contentOf(svg)}</svg>`
}
