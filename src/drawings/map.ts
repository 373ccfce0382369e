import type { Region } from '../model/regions.ts'
import { countWord } from '../model/regions.ts'
import { colour } from '../styles/tokens.ts'
import { project, states } from './germany.ts'

const margin = 12

export const mapFile = 'karte.svg'
export const mapSize = { width: 610, height: 817 }

type State = keyof typeof states

const areas = { sonne: '#ffc93c', pfirsich: '#f7a55c', himmel: '#a9d3e6' }
const towns: readonly State[] = ['berlin', 'hamburg']

/** From the end of a name that stands away from its area to the start of the line between them. */
const lineStart = { x: 68, y: -24 }

/** The map of Germany: a dot for each region, or its area where it is a state. */
export function germanyMap(regions: readonly Region[]): string {
  const { width, height } = mapSize
  const all = Object.keys(states) as State[]
  const inside = regions.filter(({ flaeche }) => flaeche)
  const areaOf = (state: State) => inside.find(({ adresse }) => adresse === state)?.flaeche
  const isPlain = (state: State) => !areaOf(state) && !towns.includes(state)
  // Each has a white edge, so the coloured ones come last.
  const land = [
    ...all.filter(isPlain).map((state) => path(states[state])),
    ...all.flatMap((state) => {
      const area = areaOf(state)
      return area ? path(states[state], areas[area]) : []
    }),
    ...towns.map((state) => path(states[state], colour('tanne'))),
  ]
  const dots = regions
    .filter(({ flaeche }) => !flaeche)
    .map(pointOf)
    .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="9"/>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-margin} ${-margin} ${width} ${height}">`,
    `<title>Karte: unsere ${countWord(regions.length)} Regionen in Deutschland</title>`,
    '<g fill="#d5e8cf" fill-rule="evenodd" stroke="#fff" stroke-linejoin="round" stroke-width="3">',
    ...land,
    `</g><g fill="#fff" stroke="${colour('tanne')}" stroke-width="6">`,
    ...dots,
    `</g><path stroke="${colour('ink')}" stroke-width="2.5" d="${inside.map(lineOf).join('')}"/></svg>`,
  ].join('')
}

const path = (d: string, fill = '') => `<path${fill && ` fill="${fill}"`} d="${d}"/>`

const pointOf = ({ breite, laenge }: Region) => project(Number(breite), Number(laenge))

/** Where the name of a region stands, in percent of the map's width and height. */
export function labelOf(region: Region): { x: number; y: number } {
  const { x, y } = pointOf(region)
  const percent = (length: number, of: number) => Math.round(((length + margin) / of) * 100)
  return {
    x: percent(x, mapSize.width) + Number(region.beschriftung.x),
    y: percent(y, mapSize.height) + Number(region.beschriftung.y),
  }
}

/** A name that stands outside of its area is joined to it. */
function lineOf(region: Region): string {
  if (Math.abs(Number(region.beschriftung.x)) < 10) return ''
  const label = labelOf(region)
  const { x, y } = pointOf(region)
  const start = {
    x: Math.round((label.x / 100) * mapSize.width) - margin + lineStart.x,
    y: Math.round((label.y / 100) * mapSize.height) - margin + lineStart.y,
  }
  return `M${start.x} ${start.y}L${x} ${y}`
}
