import { expect, test } from 'vitest'
import { formatFindings } from './findings.ts'
import { readSite } from './read-site.ts'
import { references, siteFiles } from './test-fixtures.ts'

const file = 'src/content/fakten.yaml'

function findings(added: string): string {
  const result = readSite({ ...siteFiles, [file]: `${siteFiles[file]}${added}` }, references)
  return result.ok ? 'keine' : formatFindings(result.findings)
}

const figure = (rest: string) => `neu:\n  bedeutung: Neues\n  einheit: ''\n${rest}`
const source = '  stand: 2026-11-21\n  quelle: Gesetz\n'

const period = (value: string, from: string, to: string) =>
  `    - { wert: '${value}', gilt_ab: ${from}, gilt_bis: ${to}, stand: 2026-11-21, quelle: Gesetz }\n`

test('A figure with periods is fine, and so is one that is computed', () => {
  const periods = period('1', '2026-01-01', '2026-12-31') + period('2', '2027-01-01', '2027-12-31')
  expect(findings(figure(`  zeitraeume:\n${periods}`))).toBe('keine')
  expect(findings(figure(`  rechnung: { aus: [minijob_monat], mal: '12' }\n${source}`))).toBe(
    'keine',
  )
})

test('Periods follow each other', () => {
  const periods = period('1', '2026-01-01', '2026-12-31') + period('2', '2026-12-31', '2026-06-30')
  expect(findings(figure(`  zeitraeume:\n${periods}`))).toMatchInlineSnapshot(`
    "src/content/fakten.yaml:42: Der Zeitraum beginnt, bevor der vorige endet. Der früheste steht oben; sein „gilt_bis“ liegt vor dem „gilt_ab“ des nächsten.
    src/content/fakten.yaml:42: „gilt_bis“ liegt vor „gilt_ab“. Vertauschen oder berichtigen Sie die beiden Tage."
  `)
})

test('A figure has one value, and all that belongs to it', () => {
  expect(findings(figure(source))).toMatchInlineSnapshot(
    `"src/content/fakten.yaml:37: Diese Zahl hat keinen Wert. Schreiben Sie „wert“ mit „gilt_ab“, oder „zeitraeume“, oder eine „rechnung“."`,
  )
  expect(findings(figure(`  wert: '1'\n${source}`))).toMatchInlineSnapshot(
    `"src/content/fakten.yaml:37: Bei „neu“ fehlt „gilt_ab“. Schreiben Sie es wie bei den anderen Zahlen."`,
  )
  const both = `  wert: '1'\n  gilt_ab: 2026-01-01\n  rechnung: { aus: [umfrage] }\n${source}`
  expect(findings(figure(both))).toMatchInlineSnapshot(
    `"src/content/fakten.yaml:37: Diese Zahl hat ihren Wert auf zwei Arten. Es gibt entweder „wert“ oder „zeitraeume“ oder „rechnung“ oder „rechner“."`,
  )
  const dated = `  rechnung: { aus: [umfrage] }\n  gilt_ab: 2026-01-01\n${source}`
  expect(findings(figure(dated))).toMatchInlineSnapshot(
    `"src/content/fakten.yaml:41: „gilt_ab“ hat hier keine Wirkung. Löschen Sie die Zeile: Die Zeit folgt aus den Zahlen, mit denen gerechnet wird."`,
  )
  const twice = `  zeitraeume:\n${period('1', '2026-01-01', '2026-12-31')}${source}`
  expect(findings(figure(twice))).toMatchInlineSnapshot(`
    "src/content/fakten.yaml:42: „stand“ hat hier keine Wirkung. Schreiben Sie es in die einzelnen Zeiträume.
    src/content/fakten.yaml:43: „quelle“ hat hier keine Wirkung. Schreiben Sie es in die einzelnen Zeiträume."
  `)
})

test('A computation that cannot be is told', () => {
  const sum = (rule: string) => findings(figure(`  rechnung: ${rule}\n${source}`))
  expect(sum('{ aus: [minijob] }')).toMatchInlineSnapshot(
    `"src/content/fakten.yaml:40: Eine Zahl „minijob“ gibt es nicht. Berichtigen Sie die Rechnung, oder was in sie eingeht: minijob."`,
  )
  expect(sum('{ aus: [neu] }')).toMatchInlineSnapshot(
    `"src/content/fakten.yaml:40: Die Rechnung von „neu“ führt im Kreis hierher zurück. Berichtigen Sie die Rechnung, oder was in sie eingeht: neu."`,
  )
  expect(sum('{ aus: [umfrage], minus: [minijob_monat] }')).toMatchInlineSnapshot(
    `"src/content/fakten.yaml:40: Das Ergebnis liegt unter null. Berichtigen Sie die Rechnung, oder was in sie eingeht: umfrage, minijob_monat."`,
  )
  expect(
    findings(figure(`  rechner: { ergebnis: netto, angaben: { lohn: '722' } }\n${source}`)),
  ).toMatchInlineSnapshot(
    `"src/content/fakten.yaml:40: Dem Rechner fehlen Geburtsmonat, Geburtsjahr oder Lohn. Berichtigen Sie die Rechnung."`,
  )
  expect(
    findings(figure(`  rechner: { ergebnis: netto, angaben: { lohn: viel } }\n${source}`)),
  ).toMatchInlineSnapshot(
    `"src/content/fakten.yaml:40: Die Angabe „lohn“ versteht der Rechner nicht. Berichtigen Sie die Rechnung."`,
  )
})

test('A file that is no list of names is told as a whole, and nothing that follows from it', () => {
  for (const text of ['- mindestlohn\n', 'Mindestlohn\n']) {
    const { reading, ...result } = readSite({ ...siteFiles, [file]: text }, references)
    const found = 'findings' in result ? result.findings : []
    expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual([`${file}:1`])
  }
})
