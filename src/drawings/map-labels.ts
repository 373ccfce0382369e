import type { Region } from '../model/regions.ts'
import { dotRadius, mapSize, percentOf, pointOf } from './map-places.ts'
import { widthOf } from './outlines.ts'

type Label = NonNullable<Region['beschriftung']>

/**
 * A point in percent of the map, and on which side of it the name is; `isCrowded` if there is no room
 * anywhere.
 */
export type Place = { seite: Label['seite']; x: number; y: number; isCrowded?: true }

type Room = { x: number; y: number }
type Box = { left: number; right: number; top: number; bottom: number }

/**
 * Sizes in pixels: of the smallest map whose names are links, of a line of a name, of the space around a
 * name.
 */
const smallest = { width: 430, height: 576 }
const line = { size: 19, height: 24 }
const room = { x: 8, y: 12 }
const tight = { x: 2, y: 0 }

const label = (seite: Label['seite'], x: number, y: number) => ({ seite, x, y })

/** Beside the dot, below, above; then farther off. */
const sides = [
  label('rechts', 3, 0),
  label('links', -3, 0),
  label('mitte', 0, 5),
  label('mitte', 0, -5),
  ...[4, -4, 6, -6].flatMap((y) => [label('rechts', 2, y), label('links', -2, y)]),
  ...[8, -8].flatMap((y) => [label('mitte', 0, y), label('rechts', 0, y), label('links', 0, y)]),
]

/** Within the area, as near to its middle as may be. */
const inside = [0, -4, 4, -8, 8].flatMap((y) => [0, -4, 4, -8].map((x) => label('mitte', x, y)))

/**
 * Where the names stand, by address: as their entries say, unless another dot would lie under the
 * name. The rest goes where it is within the map and touches neither name nor dot.
 */
export function mapLabels(regions: readonly Region[]): ReadonlyMap<string, Place> {
  const dots = regions.filter(({ flaeche }) => !flaeche)
  const isHit = (region: Region, place: Place) =>
    dots.some((dot) => dot !== region && meet(boxOf(region, place, { x: 0, y: 0 }), boxOfDot(dot)))
  const said = (region: Region) => region.beschriftung && moved(region, region.beschriftung)

  const placed = new Map<Region, Place>()
  for (const region of regions) {
    const place = said(region)
    if (place && !isHit(region, place)) placed.set(region, place)
  }
  const fits = (region: Region, place: Place, around: Room) => {
    const box = boxOf(region, place, around)
    const others = [...placed].map(([other, its]) => boxOf(other, its, around))
    return isWithin(box) && !isHit(region, place) && !others.some((other) => meet(box, other))
  }
  const left = regions.filter((region) => !placed.has(region))
  for (const region of left.toSorted(
    (a, b) => Number(!!a.beschriftung) - Number(!!b.beschriftung),
  )) {
    const choice = (region.flaeche ? inside : sides).map((side) => moved(region, side))
    // Without room for easy targets the names must at least be readable.
    const free =
      choice.find((place) => fits(region, place, room)) ??
      choice.find((place) => fits(region, place, tight))
    const covered = said(region) ?? moved(region, label('mitte', 0, 0))
    placed.set(region, free ?? { ...covered, isCrowded: true })
  }
  return new Map([...placed].map(([{ adresse }, place]) => [adresse, place]))
}

function moved(region: Region, { seite, x, y }: Label | Place): Place {
  const place = percentOf(pointOf(region))
  return { seite, x: Math.round(place.x) + Number(x), y: Math.round(place.y) + Number(y) }
}

function boxOf({ name }: Region, { seite, x, y }: Place, around: Room): Box {
  const lines = linesOf(name).split('\n')
  const length = Math.max(...lines.map((each) => widthOf(each, 'label'))) * line.size
  const width = ((length + 2 * around.x) / smallest.width) * 100
  const height = ((lines.length * line.height + 2 * around.y) / smallest.height) * 100
  const padding = ((room.x - around.x) / smallest.width) * 100
  const left = { rechts: x + padding, mitte: x - width / 2, links: x - width - padding }[seite]
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 }
}

function boxOfDot(region: Region): Box {
  const { x, y } = percentOf(pointOf(region))
  const across = (dotRadius / mapSize.width) * 100
  const down = (dotRadius / mapSize.height) * 100
  return { left: x - across, right: x + across, top: y - down, bottom: y + down }
}

const isWithin = ({ left, right, top, bottom }: Box) =>
  left >= 0 && right <= 100 && top >= 0 && bottom <= 100

const meet = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top

/** „Rheinland-Pfalz“ takes two lines. */
export const linesOf = (name: string) => name.replace('-', '-\n')
