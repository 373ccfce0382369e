import { expect, test } from 'vitest'
import { factsOf } from '../../src/model/computed-facts.ts'
import { facts } from '../../src/model/facts.ts'
import { formatFindings } from '../../src/model/findings.ts'
import { factsFile } from '../../src/model/read-facts.ts'
import type { Site } from '../../src/model/read-site.ts'
import { parseYaml } from '../../src/model/test-fixtures.ts'
import { comingUses, expiringFacts, overdueFigures, overdueUses } from './expiring.ts'

const period = (until: string, value = '603', from = '2026-01-01') => `wert: '${value}'
      gilt_ab: ${from}
${until && `      gilt_bis: ${until}\n`}      stand: 2026-11-21
      quelle: Gesetz
`

const fact = (key: string, ...periods: string[]) => `${key}:
  bedeutung: Bedeutung von ${key}
  einheit: Euro
  zeitraeume:
${periods.map((each) => `    - ${each}`).join('')}`

const files = {
  [factsFile]: [
    fact('im_februar', period('2027-02-19')),
    fact('zu_spaet', period('2027-02-20')),
    fact('vorbei', period('2026-11-20')),
    fact('vorbei_paar', period('')),
    fact('geht_weiter', period('2026-12-31'), period('2027-12-31', '633', '2027-01-01')),
    `folgt:
  bedeutung: Doppelt so viel
  einheit: Euro
  rechnung: { aus: [im_februar], mal: '2' }
  stand: 2026-11-21
  quelle: eigene Rechnung
`,
  ].join(''),
  'src/content/seiten/start.yaml':
    'a: >-\n  bis {im_februar €} und {vorbei_paar} oder\n  {im_februar\n  zahl}',
  'src/content/texte/lang.md': '{vorbei}, ab Januar 2027 {geht_weiter ab_2027}, {geht_weiter}',
}

function siteOn(today: string): Pick<Site, 'facts' | 'brand' | 'today' | 'lineOfFact'> {
  const parsed = parseYaml(factsFile, files[factsFile] ?? '', facts)
  if (!parsed.ok) throw new Error(formatFindings(parsed.findings))
  return {
    facts: factsOf(parsed.value).facts,
    brand: {} as Site['brand'],
    today,
    lineOfFact: (key) => parsed.lineOf([key]),
  }
}

test('Figures that soon have no value, or have none, are listed, nearest first, with every use, but not what follows from them', () => {
  expect(expiringFacts(siteOn('2026-11-21'), files, 90)).toEqual([
    {
      key: 'vorbei',
      meaning: 'Bedeutung von vorbei',
      until: '2026-11-20',
      days: -1,
      place: { file: factsFile, line: 19 },
      isForCalculator: false,
      uses: [{ file: 'src/content/texte/lang.md', line: 1 }],
    },
    {
      key: 'im_februar',
      meaning: 'Bedeutung von im_februar',
      until: '2027-02-19',
      days: 90,
      place: { file: factsFile, line: 1 },
      isForCalculator: false,
      uses: [
        { file: 'src/content/seiten/start.yaml', line: 2 },
        { file: 'src/content/seiten/start.yaml', line: 3 },
      ],
    },
  ])
})

const written = (uses: { written: string }[]) => uses.map((use) => use.written)

test('A coming value is news until it has come', () => {
  expect(written(comingUses(siteOn('2026-10-02'), files, 90))).toEqual(['{geht_weiter ab_2027}'])
  expect(comingUses(siteOn('2026-10-01'), files, 90)).toEqual([])
})

test('A page may show a figure for thirty days after its end, a preview for longer', () => {
  const site = siteOn('2026-12-20')
  expect(written(overdueUses(site, files))).toEqual(['{vorbei}'])
  expect(overdueFigures(site, files, true)).toMatchObject([
    { kind: 'hint', message: '{vorbei} galt bis 2026-11-20; die Seite sagt es.' },
  ])
  expect(overdueFigures(siteOn('2026-12-21'), files, false)).toEqual([])
  expect(formatFindings(overdueFigures(siteOn('2026-12-21'), files, true))).toBe(
    'src/content/texte/lang.md:1: {vorbei} stimmte nur bis 2026-11-20, das ist mehr als 30 Tage her. Tragen Sie bei „vorbei“ in src/content/fakten.yaml den neuen Zeitraum ein, oder schreiben Sie den Satz ohne diese Zahl.',
  )
})

test('Of a figure that follows from others, theirs are asked for', () => {
  const text = { 'src/content/seiten/start.yaml': 'a: bis {folgt}' }
  const advice =
    '„folgt“ folgt aus anderen Zahlen: Tragen Sie in src/content/fakten.yaml deren neue'
  for (const day of ['2027-02-20', '2027-03-22'])
    expect(formatFindings(overdueFigures(siteOn(day), text, true))).toContain(advice)
})

test('Where the next value is known the figure goes on, and only its announcement is over', () => {
  expect(written(overdueUses(siteOn('2027-01-01'), files))).toEqual([
    '{vorbei}',
    '{geht_weiter ab_2027}',
  ])
  expect(formatFindings(overdueFigures(siteOn('2027-01-31'), files, true))).toContain(
    '{geht_weiter ab_2027} stimmte nur bis 2026-12-31, das ist mehr als 30 Tage her. Der Wert gilt inzwischen. Schreiben Sie {geht_weiter}, ohne „ab“.',
  )
  expect(written(overdueUses(siteOn('2028-01-01'), files))).toContain('{geht_weiter}')
})
