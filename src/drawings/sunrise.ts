import { colour } from '../styles/tokens.ts'
import { type Drawing, drawing } from './drawing.ts'
import { outline, widthOf } from './outlines.ts'

const skies = ['daemmerung', 'frueh', 'vormittag', 'mittag']
const heights = [150, 124, 108, 92]
const cloud = 'm0 10c4-12 20-13 26-3 9-5 20 0 20 10 11-1 17 3 20 8h-82c1-8 8-13 16-15z'

const rays = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6
  const point = (radius: number) =>
    `${Math.round(160 + radius * Math.cos(angle))} ${Math.round(92 + radius * Math.sin(angle))}`
  return `M${point(86)}L${point(104)}`
}).join('')

const path = (fill: string, d: string, more = '') =>
  `<path fill="${colour(fill)}" d="${d}"${more}/>`

/** The sun at the height of a step, its number inside: dawn, morning, noon, bright day. */
export function sunrise(step: number, of: number): Drawing {
  const stage = step === of ? 3 : step - 1
  const y = heights[stage] ?? 92
  const size = 66
  return drawing({
    name: `schritt-${step}`,
    width: 320,
    height: 220,
    content: [
      path(skies[stage] ?? 'mittag', 'M0 0h320v220H0z'),
      stage === 3 &&
        `<path d="${rays}" stroke="${colour('strahl')}" stroke-width="9" stroke-linecap="round"/>`,
      `<circle fill="${colour('sonne')}" cx="160" cy="${y}" r="70"/>`,
      stage > 0 &&
        path('wolke', cloud, ` transform="translate(${stage === 3 ? '236 44' : '2 54'})"`),
      path('wiese', 'M0 176c60-30 120-34 180-14s90 12 140-8v70H0z'),
      path('wiese-tief', 'M0 196c80-26 200-22 320 2v24H0z'),
      outline(`${step}`, 'heading', {
        size,
        x: 160 - (widthOf(`${step}`, 'heading') * size) / 2,
        y: y + (stage === 0 ? -4 : 16 + stage * 2),
        fill: colour('ink'),
      }),
    ]
      .filter(Boolean)
      .join(''),
  })
}
