import { expect, test } from 'vitest'
import type { Reading, Site } from '../../../src/model/read-site.ts'
import { otherRegions } from './other-regions.ts'

const regions = [
  { name: 'Trier', adresse: 'trier' },
  { name: 'Mainz', adresse: 'mainz' },
  { name: 'Rheinland-Pfalz', adresse: 'rheinland-pfalz', flaeche: 'himmel' },
]

const found = (adresse: string, field: string, filled: string) => {
  const text = { file: 'a.yaml', path: field.split('/').map(asIndex), filled, lineOf: () => 1 }
  const documents = new Map([[`senioren-jobs-${adresse}`, { texts: [text] }]])
  return otherRegions({ regions } as unknown as Site, { documents } as unknown as Reading)
}

const asIndex = (part: string) => (/^\d$/.test(part) ? Number(part) : part)

test.each([
  ['trier', 'titel', 'Senioren-Jobs in Mainz'],
  ['trier', 'beschreibung', 'Arbeit ab 60 in Mainz, vier Felder.'],
  ['trier', 'bloecke/0/ueberschrift', 'Senioren-Jobs in Mainz: Wein'],
  ['rheinland-pfalz', 'titel', 'Senioren-Jobs in Mainz'],
  ['trier', 'bloecke/1/karten/0/arbeitgeber/0', 'Zoo Mainz'],
])('The page of %s is not that of another: %s', (...page) => {
  expect(found(...page)).toHaveLength(1)
})

test.each([
  ['trier', 'titel', 'Von Trier nach Mainz'],
  ['trier', 'titel', 'Arbeit an der Porta Nigra'],
  ['trier', 'beschreibung', 'Arbeit in der ältesten Stadt von Rheinland-Pfalz.'],
  ['rheinland-pfalz', 'beschreibung', 'Von Mainz bis an die Mosel.'],
  ['trier', 'bloecke/1/ueberschrift', 'Auch in Mainz'],
  ['trier', 'bloecke/1/karten/0/text', 'Der Zug nach Mainz'],
  ['trier', 'bloecke/1/karten/0/arbeitgeber/0', 'Theater Trier und Mainz'],
  ['rheinland-pfalz', 'bloecke/1/karten/0/arbeitgeber/0', 'Theater Mainz'],
  ['mainz', 'titel', 'Der Mainzer Markt in Mainz'],
])('Right on the page of %s: %s „%s“', (...page) => {
  expect(found(...page)).toEqual([])
})
