import { expect, test } from 'vitest'
import { formatFindings } from './findings.ts'
import type { Placeholders } from './known.ts'
import { findLiterals } from './literals.ts'
import { readSite } from './read-site.ts'
import { countWord, type Region, regionWords } from './regions.ts'
import { references, siteFiles } from './test-fixtures.ts'

const file = 'src/content/regionen.yaml'
const right = siteFiles[file] ?? ''

function found(text: string): string {
  const result = readSite({ ...siteFiles, [file]: text }, references)
  return result.ok ? '' : formatFindings(result.findings)
}

test.each([
  ['adresse: berlin', 'adresse: Berlin', `${file}:3: „adresse“`],
  ['breite: 52.52', 'breite: 52,52', `${file}:4: „breite“`],
  ['laenge: 13.405', 'laenge: 113.4', `${file}:5: „laenge“`],
  ['erklaerung:', 'flaeche: gelb\n    erklaerung:', `${file}:7: „flaeche“`],
  ['berlin\n', 'neuland\n    flaeche: sonne\n', `${file}:4: „neuland“ ist kein Bundesland`],
  ['erklaerung:', 'alte_adressen: [/danke]\n    erklaerung:', `${file}:7: Unter „/danke“ steht`],
  [/^(regionen:\n)([\s\S]*)$/, '$1$2$2', `${file}:9: Die Adresse „berlin“ hat schon Berlin`],
])('A mistake in the list of regions is the one finding: %s', (from, to, finding) => {
  const all = found(right.replace(from, to))
  expect(all.split('\n')).toHaveLength(1)
  expect(all).toContain(finding)
})

test('A page does not borrow the picture of another region', () => {
  const page = 'src/content/seiten/start.yaml'
  const content = (siteFiles[page] ?? '').replace('aufbruch.svg', 'region-berlin.svg')
  const second = right
    .replace('regionen:\n', '')
    .replaceAll('Berlin', 'Halle')
    .replaceAll('berlin', 'halle')
  const result = readSite(
    {
      ...siteFiles,
      [file]: right + second,
      'src/content/seiten/senioren-jobs-halle.yaml': content.replaceAll('start', 'Halle'),
    },
    {
      ...references,
      routes: [
        ...references.routes,
        { path: '/senioren-jobs-halle', content: 'senioren-jobs-halle' },
      ],
      pictures: [...references.pictures, 'region-berlin.svg'],
    },
  )
  expect(result.ok ? '' : formatFindings(result.findings)).toBe(
    'src/content/seiten/senioren-jobs-halle.yaml:3: Das ist das Bild von Berlin. Das Bild dieser Seite heißt region-halle.svg.',
  )
})

test('How many regions there are is a word, up to twenty', () => {
  expect([1, 10, 20, 21].map(countWord)).toEqual(['eine', 'zehn', 'zwanzig', '21'])
  expect(regionWords(Array<Region>(10))).toEqual({
    anzahl_regionen: 'zehn',
    Anzahl_regionen: 'Zehn',
  })
})

test('Their number spelt out is told with its placeholder, that of some of them is not', () => {
  const words = regionWords(Array<Region>(10))
  const known = { facts: {}, brand: {} as Placeholders['brand'], words, today: '2026-11-30' }
  expect(findLiterals('Zehn Regionen, in zwei Regionen mehr.', known)).toEqual([
    {
      message: '„Zehn Regionen“ steht ausgeschrieben im Text.',
      remedy: 'Schreiben Sie: {Anzahl_regionen} Regionen',
      needle: 'Zehn',
    },
  ])
})
