import { outline, widthOf } from '../../src/drawings/outlines.ts'
import { colour } from '../../src/styles/tokens.ts'

const canvas = { width: 437, height: 583 }
/** By it the check knows that no picture has been drawn yet. */
export const standInMark = 'platzhalter'

const mostSize = 64
const room = 361

/** Sun, hills and above them the name, as outlines: stands in for a picture until one is drawn. */
export function standIn(name: string): string {
  const { width, height } = canvas
  const lines = linesOf(name)
  const widest = Math.max(...lines.map((line) => widthOf(line, 'heading')))
  const size = Math.min(mostSize, room / widest)
  const words = lines.map((line, index) =>
    outline(line, 'heading', {
      size,
      x: (width - widthOf(line, 'heading') * size) / 2,
      y: 84 + size * (0.35 + (index - (lines.length - 1) / 2) * 1.1),
      fill: colour('ink'),
    }),
  )
  const path = (fill: string, d: string) => `<path fill="${colour(fill)}" d="${d}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" aria-labelledby="${standInMark}" role="img" viewBox="0 0 ${width} ${height}">`,
    `<title id="${standInMark}">Die Sonne steht über Hügeln, darüber der Name ${name}.</title>`,
    path('frueh', 'M0 0h437v583H0z'),
    path('vormittag', 'M0 0h437v168C320 124 150 214 0 156z'),
    `<circle cx="218" cy="316" r="150" fill="${colour('strahl')}"/>`,
    `<circle cx="218" cy="316" r="113" fill="${colour('sonne')}"/>`,
    path('wolke', 'M324 226c6-15 28-17 36-4 12-7 28 0 28 13 15-2 24 4 28 11H301c2-11 12-18 23-20'),
    path('wolke', 'M6 268c8-12 24-12 30-2 10-4 22 2 22 12 10 0 16 4 18 10H-12z'),
    path('gras-tief', 'M0 392c70-44 140-40 214-8s150 20 223-26v225H0z'),
    path('wiese', 'M0 450c86-38 156-30 236-2s140 10 201-20v155H0z'),
    path('wiese-tief', 'M0 496c90-26 206-26 437 4v83H0z'),
    ...words,
    '</svg>\n',
  ].join('')
}

/** „Frankfurt am Main“ takes two lines, a name of one word one. */
function linesOf(name: string): string[] {
  if (name.length <= 12) return [name]
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => index + 1)
  const middle = breaks.toSorted(
    (a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2),
  )[0]
  return middle ? [name.slice(0, middle).trim(), name.slice(middle)] : [name]
}
