import { expect, test } from 'vitest'
import { formatFindings } from './findings.ts'
import { amountsIn, asUsual } from './plain-amounts.ts'
import { readSite } from './read-site.ts'
import { callBlock, pageFile, references, siteFiles } from './test-fixtures.ts'

test.each([
  ['rund 1.604 Euro, 12€ oder 13,5 €', ['1.604 Euro', '12€', '13,5 €']],
  ['ein 49-Euro-Ticket für 50 Cent', ['49-Euro', '50 Cent']],
  [
    '20 bis 30 Euro, 3 Milliarden Euro, 410 Millionen Euro',
    ['30 Euro', '3 Milliarden Euro', '410 Millionen Euro'],
  ],
  ['603,- oder EUR 603, €12,50 oder 603,– Euro', ['603,-', 'EUR 603', '€12,50', '603,– Euro']],
  ['2 000 Euro, 12 000 000 Euro', ['2 000 Euro', '12 000 000 Euro']],
  [
    "Euro 2.000, **2.000** Euro, 2.000 [Euro](/x), 2000euro, 2'000 Euro, 15 Euros",
    ['Euro 2.000', '2.000** Euro', '2.000 [Euro', '2000euro', "2'000 Euro", '15 Euros'],
  ],
  ['24 Tausend Euro, 24.000.- im Jahr', ['24 Tausend Euro', '24.000.-']],
  ['2.000 steuerfreie Euro', ['2.000 steuerfreie Euro']],
  [
    '2.000 im Monat, 13,90 in der Stunde, 603 im Monat',
    ['2.000 im Monat', '13,90 in der Stunde', '603 im Monat'],
  ],
  ['Der Mindestlohn steigt auf 14,60. Die Fahrt kostet 3,20!', ['14,60', '3,20']],
  ['4,33 Wochen, 12,50 Meter, 8,25 Prozent, 9,75 bis 12', []],
  ['zwölfmal im Jahr, 12 im Monat, 30 Stunden im Monat, seit 2026 im Jahr', []],
  ['Das war 1990 im Jahr der Einheit', []],
  ['Zweitausend Euro, fünfundsechzig Cent', ['Zweitausend Euro', 'fünfundsechzig Cent']],
  ['ein paar hundert Euro, mehrere Hundert Euro, kein Euro, ein Euro, 0 € 2026', []],
  ['0 € Steuer, mehr als 20.000 Euro im Monat', []],
  ['66 Jahre, 64 Prozent, 12 Europäer, Euro und Cent', []],
])('%s', (text, amounts) => {
  expect(amountsIn(text)).toEqual(amounts)
})

test.each([
  ['EUR 603', '603 Euro'],
  ['603,-', '603 Euro'],
  ['2 000 Euro', '2.000 Euro'],
  ['€1234567,50', '1.234.567,50 €'],
  ['603,00 Euro', '603 Euro'],
  ['2000.00 Euro', '2.000 Euro'],
  ['13.90 Euro', '13,90 Euro'],
  ['0.30 €', '0,30 €'],
])('%s is told as %s', (written, usual) => {
  expect(asUsual(written)).toBe(usual)
})

const start = 'src/content/seiten/start.yaml'
const text = 'src/content/texte/lang.md'

function findings(changed: Record<string, string>): string {
  const result = readSite({ ...siteFiles, ...changed }, references)
  return result.ok ? 'keine' : formatFindings(result.findings)
}

const remedy =
  'Tragen Sie den Betrag in src/content/fakten.yaml ein, auch ein Beispiel, und schreiben Sie seinen Platzhalter.'

test('An amount without an entry is a finding, wherever it stands', () => {
  const page = pageFile(
    'start',
    `${callBlock.replace('Anmelden', 'Für 7 Euro')}  - art: text\n    datei: lang.md\n`,
  )
  const words = (name: string) => `src/content/${name}.yaml`
  const changed = (name: string) =>
    (siteFiles[words(name)] ?? '').replace(/: Text$/m, ": 'Für 7 Euro'")
  expect(
    findings({
      [start]: page,
      [text]: 'Ein Absatz.\n\nFür 1.603 Euro.\n',
      [words('gemeinsam')]: changed('gemeinsam'),
    }),
  ).toBe(
    [
      `src/content/gemeinsam.yaml:2: „7 Euro“ steht ausgeschrieben im Text und hat weder Quelle noch Datum. ${remedy}`,
      `src/content/seiten/start.yaml:9: „7 Euro“ steht ausgeschrieben im Text und hat weder Quelle noch Datum. ${remedy}`,
      `src/content/texte/lang.md:3: „1.603 Euro“ steht ausgeschrieben im Text und hat weder Quelle noch Datum. ${remedy}`,
    ].join('\n'),
  )
})

const placeholder = 'Schreiben Sie den Platzhalter {minijob_monat} (Minijob-Grenze im Monat).'

test.each([
  ['Bis 603 Euro.', '603 Euro'],
  ['Bei 603 liegt die Grenze.', '603'],
  ['Sie liegt bei 603.', '603'],
  ['Von 603 bis {minijob_monat}.', '603'],
  ['Bis 603 im Monat.', '603 im Monat'],
  ['Bis 603,00 Euro.', '603,00 Euro'],
  ['Bis 603 steuerfreie Euro.', '603 steuerfreie Euro'],
])('„%s“: an amount that has an entry is told once, with its placeholder', (said, literal) => {
  const page = pageFile('start', callBlock.replace('Schreiben Sie uns.', `'${said}'`))
  expect(findings({ [start]: page })).toBe(
    `${start}:8: „${literal}“ steht ausgeschrieben im Text. ${placeholder}`,
  )
})

test.each(['Über 603 Vereine.', 'Bis 603,7 Kilometer.', 'In Haus 603.', 'Auf 603-mal.'])(
  '„%s“ is no amount',
  (said) => {
    const page = pageFile('start', callBlock.replace('Schreiben Sie uns.', `'${said}'`))
    expect(findings({ [start]: page })).toBe('keine')
  },
)
