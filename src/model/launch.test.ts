import { expect, test } from 'vitest'
import { formatFindings } from './findings.ts'
import { standInIn, standIns } from './launch.ts'

const inBrand = (line: string) => formatFindings(standIns({ 'src/content/marke.yaml': line }))
const inPage = (line: string) => formatFindings(standIns({ 'src/content/seiten/a.yaml': line }))

test('A stand-in is listed with its place, and what to do', () => {
  const brand =
    '# „Muster“ ersetzen\nname: Haus\nvertraege:\n  - { mit: Google, geschlossen: fehlt }'
  expect(inBrand(brand)).toMatchInlineSnapshot(
    `"src/content/marke.yaml:4: Der Vertrag zur Auftragsverarbeitung fehlt: Google. Schließen Sie ihn, und tragen Sie den Tag ein (IN-BETRIEB.md, Schritt 7)."`,
  )
})

test.each([
  'email: a@b.example',
  'anmeldeformular: https://example.com/form',
  'anmeldeformular: https://script.google.com/macros/s/AK/dev',
  'domain: https://localhost:4173',
  'strasse: Musterweg-Musterstraße 1',
  'verantwortlich: N.N., TODO',
  'verantwortlich: N. N.',
  'ust_id: DE000000000',
  'ust_id: DE12',
  'registernummer: HRB folgt',
  'telefon: 030 000000-0',
  'verguetung: einen Betrag (Muster)',
  'vertraege: [{ mit: Netlify, geschlossen: fehlt }]',
  'vertraege:\n  - geschlossen: fehlt\n    mit: Netlify',
])('marke.yaml may not go public with „%s“', (line) => expect(inBrand(line)).not.toBe(''))

test.each([
  'email: kontakt@wirkzeit.de',
  "ust_id: 'DE136695976'",
  'registernummer: HRB 4711 B',
  'telefon: 030 4000-10',
  'vertraege: [{ mit: Netlify, geschlossen: 2026-12-01 }]',
])('marke.yaml may say „%s“', (line) => expect(inBrand(line)).toBe(''))

test('In texts a pattern of knitting is none of ours', () => {
  expect(inPage('text: Ein Strickmuster, ein Muster für den Brief')).toBe('')
  expect(inPage('text: Muster-Formulardienst GmbH, Berlin')).toContain('Muster-Formulardienst')
  expect(inPage('text: Lorem ipsum dolor')).not.toBe('')
  expect(standInIn('<p>Erika Mustermann</p>')).toBe('Mustermann')
})
