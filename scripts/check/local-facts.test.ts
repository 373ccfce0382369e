import { expect, test } from 'vitest'
import { formatFindings } from '../../src/model/findings.ts'
import { readYaml } from '../../src/model/read-yaml.ts'
import { localFacts, unlookedFacts, unsourcedPages } from './local-facts.ts'

const halle = 'src/content/seiten/senioren-jobs-halle.yaml'

const hallePage = `titel: Halle
belege:
  - { aussage: Die Messe dauert drei Tage., quelle: Programm 2025, geprueft: 2025-11 }
  - aussage: Das Amt hat montags offen.
    quelle: Aushang
    geprueft: 2025-12
bloecke:
  - art: verweise
    ueberschrift: Mehr
    verweise:
      - { titel: Amt, text: Amt, ziel: 'https://amt.example', quelle: Karte, geprueft: 2024-03 }
      - { titel: Bund, text: Bund, ziel: 'https://bund.example' }
`

const documentsOf = (files: Record<string, string>) =>
  new Map(
    Object.entries(files).flatMap(([name, text]) => {
      const { content } = readYaml(`src/content/seiten/${name}.yaml`, text)
      return content ? [[name, { content }]] : []
    }),
  )

const files = documentsOf({
  'senioren-jobs-halle': hallePage,
  start: 'titel: Start\nbloecke: []\n',
})

test('A page tells where it knows local facts from, in its sources and its links', () => {
  const told = localFacts(files).map(({ lineOf, ...fact }) => ({ ...fact, line: lineOf() }))
  expect(told).toEqual([
    { file: halle, line: 3, says: 'Die Messe dauert drei Tage.', since: '2025-11', isLink: false },
    { file: halle, line: 6, says: 'Das Amt hat montags offen.', since: '2025-12', isLink: false },
    { file: halle, line: 11, says: 'Amt', since: '2024-03', isLink: true },
  ])
})

test('After twelve months somebody should look again, at the oldest first', () => {
  const said = (today: string) => unlookedFacts(files, today).map(({ says }) => says)
  expect(said('2026-10-31')).toEqual(['Amt'])
  expect(said('2026-11-01')).toEqual(['Amt', 'Die Messe dauert drei Tage.'])
})

test('The page of a region names sources and four local links that somebody has looked at', () => {
  const link = (name: string) =>
    `      - { titel: ${name}, text: A, ziel: 'https://a.example', quelle: Karte, geprueft: 2025-03 }\n`
  expect(formatFindings(unsourcedPages(files, ['senioren-jobs-halle', 'start']))).toBe(
    [
      `${halle}:1: Von den Verweisen dieser Seite haben 1 „quelle“ und „geprueft“; 4 sind das Mindeste. Ergänzen Sie im Baustein „verweise“ bei örtlichen Adressen „quelle: …“ und „geprueft: 2026-11“.`,
      'src/content/seiten/start.yaml:1: Die Seite einer Region hat keine Belege für das, was sie über den Ort sagt. Schreiben Sie unter „geaendert“ das Wort „belege:“ und darunter Einträge mit „aussage“, „quelle“ und „geprueft“ (siehe REDAKTION.md).',
      'src/content/seiten/start.yaml:1: Von den Verweisen dieser Seite haben 0 „quelle“ und „geprueft“; 4 sind das Mindeste. Ergänzen Sie im Baustein „verweise“ bei örtlichen Adressen „quelle: …“ und „geprueft: 2026-11“.',
    ].join('\n'),
  )
  const complete = hallePage + ['B', 'C', 'D'].map(link).join('')
  expect(
    unsourcedPages(documentsOf({ 'senioren-jobs-halle': complete }), ['senioren-jobs-halle']),
  ).toEqual([])
})
