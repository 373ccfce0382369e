import { expect, test } from 'vitest'
import { addressOf, checkPicture, unknownPath } from './links.ts'

test('A number becomes what a telephone dials', () => {
  expect(addressOf('tel:030 000000-0', undefined)).toBe('tel:0300000000')
  expect(addressOf('tel:+49 (30) 12/34', undefined)).toBe('tel:+49301234')
})

const paths = [
  '/',
  '/wissenswertes',
  '/aktivrente',
  '/aktivrente-rechner',
  '/senioren-jobs-mainz',
  '/senioren-jobs-berlin',
]

test.each([
  ['/aktivrente-rechner/', '/aktivrente-rechner'],
  ['/aktivrente-rechner.html', '/aktivrente-rechner'],
  ['/Aktivrente-Rechner', '/aktivrente-rechner'],
  ['/wissenswertes/aktivrente-rechner', '/aktivrente-rechner'],
  ['/aktivrente/?von=brief', '/aktivrente'],
  ['/senioren-jobs-berlin/', '/senioren-jobs-berlin'],
  ['/senioren-jobs-berlni', '/senioren-jobs-berlin'],
])('%s is %s', (path, meant) => {
  expect(unknownPath(path, paths).remedy).toBe(`Meinten Sie ${meant}?`)
})

test('A region without an entry is no other region', () => {
  expect(unknownPath('/senioren-jobs-trier', paths).remedy).toMatch(/^Die Region „trier“ fehlt in/)
})

test.each(['public/bilder/a.svg', '/bilder/a.svg', 'https://wirkzeit.example/bilder/a.svg'])(
  'The picture %s stands in its folder',
  (name) => {
    expect(checkPicture(name, ['a.svg'])?.remedy).toBe('Schreiben Sie: a.svg')
  },
)
