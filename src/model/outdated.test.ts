import { expect, test } from 'vitest'
import { formatFindings } from './findings.ts'
import { readSite } from './read-site.ts'
import { callBlock, pageFile, references, siteFiles } from './test-fixtures.ts'

const start = 'src/content/seiten/start.yaml'
const calculator = 'src/content/rechner.yaml'

function outdatedOn(today: string, text: string, blocks = '') {
  const page = pageFile('start', callBlock.replace('Schreiben Sie uns.', text) + blocks)
  const words = `${siteFiles[calculator]}`.replace(/^(\w+): .*$/m, "$1: '{minijob_monat}'")
  const result = readSite(
    { ...siteFiles, [start]: page, [calculator]: words },
    { ...references, today },
  )
  if (!result.ok) throw new Error(formatFindings(result.findings))
  return result.site.pages.get('start')?.outdated
}

test('A page with a figure whose time is over is outdated from the next day on', () => {
  expect(outdatedOn('2026-12-31', 'Bis {minijob_monat}.')).toBeUndefined()
  expect(outdatedOn('2027-01-01', 'Bis {minijob_monat}.')).toBe('2026')
  expect(outdatedOn('2027-01-01', 'Ohne Zahl.')).toBeUndefined()
})

test('So is the page of the calculator, with a figure in its words', () => {
  const block = '  - art: rechner\n    ueberschrift: Rechner\n    text: Text\n'
  expect(outdatedOn('2026-12-31', 'Ohne Zahl.', block)).toBeUndefined()
  expect(outdatedOn('2027-01-01', 'Ohne Zahl.', block)).toBe('2026')
})
