import { expect, test } from 'vitest'
import type { Region } from '../model/regions.ts'
import { readRegions } from '../site/read-regions.ts'
import { states } from './germany.ts'
import { mapDrawing } from './map.ts'
import { mapLabels } from './map-labels.ts'
import { percentOf, pointOf } from './map-places.ts'

const regions = readRegions()

/** Of a path of short steps, as germany.ts has them. */
function boundsOf(d: string) {
  let [x, y] = [0, 0]
  const points = [...d.matchAll(/([Mlhv])([^Mlhvz]*)/g)].flatMap(([, step = '', rest = '']) => {
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number)
    const pairs =
      step === 'h'
        ? [[numbers[0], 0]]
        : step === 'v'
          ? [[0, numbers[0]]]
          : numbers.flatMap((_, index) => (index % 2 ? [] : [numbers.slice(index, index + 2)]))
    return pairs.map(([dx = 0, dy = 0]) => {
      ;[x, y] = step === 'M' ? [dx, dy] : [x + dx, y + dy]
      return { x, y }
    })
  })
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)]
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

test('Latitude and longitude place a town where the outline has it', () => {
  const inside: [string, string, keyof typeof states][] = [
    ['52.52', '13.405', 'berlin'],
    ['53.55', '9.99', 'hamburg'],
    ['53.08', '8.81', 'bremen'],
    ['49.24', '7.00', 'saarland'],
  ]
  for (const [breite, laenge, state] of inside) {
    const { x, y } = pointOf({ breite, laenge } as Region)
    const { left, right, top, bottom } = boundsOf(states[state])
    expect(x > left && x < right && y > top && y < bottom, state).toBe(true)
  }
})

test('Each region is a dot or an area, and the picture says how many there are', () => {
  const areas = regions.filter(({ flaeche }) => flaeche)
  const { svg } = mapDrawing(regions)
  expect(svg.match(/<circle/g)).toHaveLength(regions.length - areas.length)
  for (const { adresse } of areas)
    expect(svg).toMatch(new RegExp(`fill="#\\w+" d="${states[adresse as keyof typeof states]}"`))
})

const nowhere: Region = {
  name: 'Nirgendwo',
  adresse: 'nirgendwo',
  breite: '50.9',
  laenge: '10.4',
  beschriftung: { seite: 'rechts', x: '3', y: '-2' },
  erklaerung: '',
}

test('A name stands where its entry says', () => {
  const { x, y } = percentOf(pointOf(nowhere))
  expect(mapLabels([nowhere]).get(nowhere.adresse)).toEqual({
    seite: 'rechts',
    x: Math.round(x) + 3,
    y: Math.round(y) - 2,
  })
})

test('A name gives way to the dot of another region', () => {
  const neighbour = {
    name: 'Nebenan',
    adresse: 'nebenan',
    breite: nowhere.breite,
    laenge: `${Number(nowhere.laenge) + 0.9}`,
    erklaerung: '',
  }
  const before = mapLabels([nowhere]).get(nowhere.adresse)
  expect(mapLabels([nowhere, neighbour]).get(nowhere.adresse)).not.toEqual(before)
})
