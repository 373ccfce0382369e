import { expect, test } from 'vitest'
import type { WrittenText } from '../../../src/model/written-text.ts'
import { confusedWords } from './confused-words.ts'
import { doubledUnits } from './doubled-words.ts'
import { englishNumbers } from './english-numbers.ts'
import { foreignDates } from './foreign-dates.ts'
import { impossibleTimes } from './impossible-times.ts'
import { reversedRanges } from './reversed-ranges.ts'
import { sinceTomorrow } from './since-tomorrow.ts'
import { spacing } from './spacing.ts'
import { strayMarks } from './stray-marks.ts'
import { unfinishedTexts } from './unfinished-texts.ts'
import { unseparatedThousands } from './unseparated-thousands.ts'

const judges = [
  confusedWords,
  doubledUnits,
  englishNumbers,
  foreignDates,
  impossibleTimes,
  reversedRanges,
  sinceTomorrow('2026-11-28'),
  spacing,
  strayMarks,
  unfinishedTexts,
  unseparatedThousands,
]

const found = (text: string) => {
  const written: WrittenText = {
    file: 'a.yaml',
    kind: 'prose',
    path: [],
    written: text,
    filled: text,
    lineOf: () => 1,
  }
  return judges.flatMap((judge) => judge(written).map(({ remedy }) => remedy))
}

test.each([
  ['Das gilt ab 11/23/2026.', '23. November 2026'],
  ['Das gilt ab 23/11/2026.', '23. November 2026'],
  ['Das gilt ab 2026/11/23.', '23. November 2026'],
  ['Das gilt ab 2026-11-03.', '3. November 2026'],
  ['Das gilt ab November 3, 2026.', '3. November 2026'],
  ['Das gilt ab 3 November 2026.', '3. November 2026'],
  ['Das gilt ab 5/11/2026.', 'Tag, Monat und Jahr'],
  ['Am Mo, 24.11.2026 ist offen.', 'Berichtigen Sie den Wochentag'],
  ['Vom 5.5.2026 bis 3.4.2026 ist offen.', 'Vertauschen'],
  ['Von Juni 2027 bis März 2026 ist offen.', 'Vertauschen'],
  ['Das dauert 1.5 Jahre.', '1,5'],
  ['Das war 2025–2022 so.', 'Vertauschen'],
  ['Es sind 20 bis 10 Stunden.', 'Vertauschen'],
  ['Zwischen 70 und 60 Jahren geht es.', 'Vertauschen'],
  ['Dort helfen 1250000 Menschen.', '1.250.000'],
  ['Dort helfen 1200 Freiwillige.', '1.200'],
  ['Das ist neu \u{1f600} und gut.', 'Löschen'],
  ['Das ist neu. Wenn Sie dort', 'fertig'],
  ['Das gilt seit Dezember 2026.', 'ab'],
  ['Seit dem 29.11.2026 ist offen.', 'ab'],
  ['Das gilt seit 12.2026.', 'ab'],
  ['Das sind EUR 13,90 Euro.', 'Löschen'],
  ['Das ist der 3km lange Weg.', '3 km'],
  ['Wichtig ist, das Sie kommen.', 'dass Sie'],
  ['Bringen Sie ihren Ausweis mit.', 'Sie Ihren'],
  ['Das ist neu.²', 'Löschen'],
])('%s', (text, remedy) => {
  const [first = '', ...more] = found(text)
  expect(first).toContain(remedy)
  expect(more).toEqual([])
})

test.each([
  'Die Saison 2026/27 beginnt.',
  'Das Team ist 24/7 da, zu 1/3.',
  'Mehr steht [dort](https://www.tafel.de/2026/11/23/neu) und unter https://www.tafel.de/2026-11-23.',
  'Im November 2026 beginnt es, am 3. November 2026 endet es.',
  'Am Di, 24.11.2026 ist offen.',
  'Von Juni bis März 2026 ist offen.',
  'Vom 20. Dezember bis zum 6. Januar 2027 ist zu.',
  'Vom 24. Dezember 2026 bis zum 2. Januar 2027 ist zu.',
  'Von August 2026 bis Juli 2027 läuft das Schuljahr.',
  'Vom 5. Mai 2026 bis Mai 2026 ist offen.',
  'Von 22 bis 6 Uhr ist Nachtarbeit.',
  'Es sind zwischen 10 und 20 Stunden, mit 63 bis 67 Jahren.',
  'Melden Sie sich 14 bis 3 Tage vor dem Termin, spätestens 20 bis 10 Stunden vorher.',
  'Die Nummer ist 0341 123-2097.',
  'Dort halfen 2025 Menschen aus der Stadt.',
  'Zimmer 10234 in 54290 Trier, Bus 1204.',
  'Die Karte ist © MapSVG.',
  'Seit November 2026 und seit dem 28.11.2026 ist offen, seit 20 Jahren auch.',
  'Von 100 € 20 Euro, das sind 80 €.',
  'Nr. 3 hat 40 m², 12-Stunden-Tage und den Bus 12a.',
  'Wie Sie das Ehrenamt finden, das Sie suchen, sagt der Plan, der das Haus zeigt, das es gibt.',
  'Das wissen wir, das ist bekannt.',
  'Fragen Sie die Nachbarn nach ihren Hunden.',
  'Hans Meier († 2019) war dort, und K³ heißt das Haus.',
  'Das ist neu. Fragen Sie Renate.',
  'Wir sitzen hier. Wirkzeit GmbH, 10115 Berlin',
  '## Was nun? Wir helfen gern\n\nDas ist neu.',
  '- ein Punkt\n- noch ein Punkt',
])('Right: %s', (text) => {
  expect(found(text)).toEqual([])
})
