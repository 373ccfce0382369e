import { countWord, type Region } from '../model/regions.ts'
import { colour } from '../styles/tokens.ts'
import { type Drawing, drawing } from './drawing.ts'
import { states } from './germany.ts'
import { mapLabels, type Place } from './map-labels.ts'
import { mapSize, margin, percentOf, pointOf } from './map-places.ts'

type State = keyof typeof states

const areas = { sonne: '#ffc93c', pfirsich: '#f7a55c', himmel: '#a9d3e6' }
const towns: readonly State[] = ['berlin', 'hamburg']

/** From the end of a name that stands away from its area to the start of the line between them. */
const lineStart = { x: 68, y: -24 }

/** The map of Germany: a dot for each region, or its area where it is a state. */
export function mapDrawing(regions: readonly Region[]): Drawing {
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
  const labels = mapLabels(regions)
  const lines = inside.map((each) => lineTo(each, labels.get(each.adresse))).join('')
  const content = [
    `<title>Karte: unsere ${countWord(regions.length)} Regionen in Deutschland</title>`,
    '<g fill="#d5e8cf" fill-rule="evenodd" stroke="#fff" stroke-linejoin="round" stroke-width="3">',
    ...land,
    `</g><g fill="#fff" stroke="${colour('tanne')}" stroke-width="6">`,
    ...dots,
    `</g><path stroke="${colour('ink')}" stroke-width="2.5" d="${lines}"/>`,
  ].join('')
  return drawing({ name: 'karte', ...mapSize, margin, content })
}

const path = (d: string, fill = '') => `<path${fill && ` fill="${fill}"`} d="${d}"/>`

/** A name that stands far from its area is joined to it. */
function lineTo(region: Region, label: Place | undefined): string {
  const { x, y } = pointOf(region)
  if (!label || Math.abs(label.x - percentOf({ x, y }).x) < 10) return ''
  const start = {
    x: Math.round((label.x / 100) * mapSize.width) - margin + lineStart.x,
    y: Math.round((label.y / 100) * mapSize.height) - margin + lineStart.y,
  }
  return `M${start.x} ${start.y}L${x} ${y}`
}
