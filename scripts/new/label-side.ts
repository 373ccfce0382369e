import { labelOf } from '../../src/drawings/map.ts'
import type { Region } from '../../src/model/regions.ts'
import { widthOf } from '../build/link-picture/outlines.ts'

type Label = Region['beschriftung']
type Box = { left: number; right: number; top: number; bottom: number }

/** Pixels of the map where its names are links at the least, and of a name's line and its padding. */
const map = { width: 430, height: 576 }
const text = { size: 19, line: 24, padding: { x: 8, y: 12 } }

const sides: Label[] = [
  { seite: 'rechts', x: '3', y: '0' },
  { seite: 'links', x: '-3', y: '0' },
  { seite: 'mitte', x: '0', y: '5' },
  { seite: 'mitte', x: '0', y: '-5' },
  { seite: 'rechts', x: '2', y: '4' },
  { seite: 'rechts', x: '2', y: '-4' },
  { seite: 'links', x: '-2', y: '4' },
  { seite: 'links', x: '-2', y: '-4' },
  { seite: 'mitte', x: '0', y: '7' },
  { seite: 'links', x: '0', y: '6' },
  { seite: 'mitte', x: '0', y: '-7' },
]

/** The first side of a new region's dot on which its name is within the map and touches no other. */
export function labelSide(
  region: Omit<Region, 'beschriftung'>,
  others: readonly Region[],
): Label | undefined {
  const taken = others.map(boxOf)
  return sides.find((beschriftung) => {
    const box = boxOf({ ...region, beschriftung })
    const isInside = box.left >= 0 && box.right <= 100 && box.top >= 0 && box.bottom <= 100
    return isInside && !taken.some((other) => meet(box, other))
  })
}

/** In percent of the map, with the padding that makes it easy to hit. */
function boxOf(region: Region): Box {
  const { x, y } = labelOf(region)
  const lines = region.name.replace('-', '-\n').split('\n')
  const length = Math.max(...lines.map((line) => widthOf(line, 'label'))) * text.size
  const width = ((length + 2 * text.padding.x) / map.width) * 100
  const height = ((lines.length * text.line + 2 * text.padding.y) / map.height) * 100
  const left = { rechts: x, mitte: x - width / 2, links: x - width }[region.beschriftung.seite]
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 }
}

const meet = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top
