import { expect, test } from 'vitest'
import { fit } from './lines.ts'

/** A type in which every letter is half as wide as high. */
const widthOf = (line: string) => line.length / 2

const room = { width: 600, height: 330, leading: 1.1, sizes: { max: 100, good: 70 } }
const lines = (text: string) => fit(text, room, widthOf).lines

test('Lines break between words, as evenly as can be', () => {
  expect(lines('Aktivrente')).toEqual(['Aktivrente'])
  expect(lines('Ehrenamt im Ruhestand')).toEqual(['Ehrenamt im', 'Ruhestand'])
  expect(lines('Hotel und Gastronomie im Ruhestand')).toEqual([
    'Hotel und',
    'Gastronomie',
    'im Ruhestand',
  ])
})

test('A compound is divided at its hyphen only where it would be small otherwise', () => {
  expect(lines('Senioren-Jobs in Trier')).toEqual(['Senioren-Jobs', 'in Trier'])
  expect(lines('Senioren-Jobs in Nordrhein-Westfalen')).toEqual([
    'Senioren-Jobs',
    'in Nordrhein-',
    'Westfalen',
  ])
  expect(lines('60-jährige Nachtschicht')).not.toContain('60-')
})

test('A soft hyphen shows where a line ends, and nowhere else', () => {
  expect(lines('Datenschutz\u00aderklärung')).toEqual(['Datenschutz-', 'erklärung'])
  expect(lines('Markt\u00adfrau')).toEqual(['Marktfrau'])
})

test.each([
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'Rechtsschutzversicherungsgesellschaften und Donaudampfschifffahrt',
  'Ein Titel aus vielen kurzen Wörtern, so lang wie er nur sein darf',
  'Ja',
])('„%s“ stays in its room', (text) => {
  const { lines: set, size } = fit(text, room, widthOf)
  expect(Math.max(...set.map(widthOf)) * size).toBeLessThanOrEqual(room.width + 0.001)
  expect(set.length * size * room.leading).toBeLessThanOrEqual(room.height + 0.001)
  expect(size).toBeLessThanOrEqual(room.sizes.max)
  expect(set.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
})
