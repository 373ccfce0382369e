import { expect, test } from 'vitest'
import type { WrittenText } from '../../../src/model/written-text.ts'
import { confusedWords } from './confused-words.ts'
import { doubledUnits, doubledWords } from './doubled-words.ts'
import { foreignDates } from './foreign-dates.ts'
import { impossibleTimes } from './impossible-times.ts'
import { informalAddress } from './informal-address.ts'
import { numbers } from './numbers.ts'
import { reversedRanges } from './reversed-ranges.ts'
import { sinceTomorrow } from './since-tomorrow.ts'
import { spacing } from './spacing.ts'
import { strayMarks } from './stray-marks.ts'
import { unfinishedTexts } from './unfinished-texts.ts'

const judges = [
  confusedWords,
  doubledUnits,
  doubledWords,
  foreignDates,
  impossibleTimes,
  informalAddress,
  numbers,
  reversedRanges,
  sinceTomorrow('2026-11-28'),
  spacing,
  strayMarks,
  unfinishedTexts,
]

const found = (text: string, kind: WrittenText['kind'] = 'prose') => {
  const written: WrittenText = {
    file: 'a.yaml',
    kind,
    path: [],
    written: text,
    filled: text,
    lineOf: () => 1,
  }
  return judges.flatMap((judge) => judge(written)).map(({ remedy }) => remedy)
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
  ['Das ist neu. Wenn Sie dort,', 'fertig'],
  ['Das ist neu) und gut.', 'mit ('],
  ['Das ist neu –und gut.', 'neu – und'],
  ['Das ist neu– und gut.', 'neu – und'],
  ['Schreiben Sie eine Email.', 'E-Mail'],
  ['Ihre Emailadresse genügt.', 'E-Mail-Adresse'],
  ['Wir freuen uns auf ihren Anruf.', 'Ihren'],
  ['Das gilt seit Dezember 2026.', 'ab'],
  ['Seit dem 29.11.2026 ist offen.', 'ab'],
  ['Das gilt seit 12.2026.', 'ab'],
  ['Das sind EUR 13,90 Euro.', 'Löschen'],
  ['Das ist der 3km lange Weg.', '3 km'],
  ['Wichtig ist, das Sie kommen.', 'dass Sie'],
  ['Bringen Sie ihren Ausweis mit.', 'Sie Ihren'],
  ['Das ist neu.²', 'Löschen'],
  ['Wir sind gern für sie da.', 'für Sie da'],
  ['Wir helfen ihnen gern.', 'helfen Ihnen'],
  ['Gesucht wird eine Aushilfe (m/w/d).', 'Aushilfe'],
  ['Das Fest ist am 24.12.26 im Hof.', '24. Dezember 2026'],
  ['Das Fest fällt wegen dem Regen aus.', 'wegen des …'],
  ['Es ist wegen den Gästen voll.', 'wegen der …'],
  ['Um 15:00h beginnt es.', '15 Uhr'],
  ['Offen ist bis 12:30 h im Hof.', '12.30 Uhr'],
  ['Haben sie Interesse?', 'Haben Sie'],
  ['Das dauert ca 10 Stunden.', 'ca. 10'],
  ['Das ist neu.das ist gut.', 'neu. das'],
  ['Das geht z.b. im Hof.', 'z. B.'],
  ['Das geht auch Abends.', 'abends'],
  ['Wir rufen in kürze an.', 'in Kürze'],
  ['Das ist das selbe Haus.', 'dasselbe'],
  ['Im Bezug auf die Rente gilt das.', 'In Bezug auf'],
  ['Das gilt Anfang diesen Jahres.', 'dieses Jahres'],
  ['Das ist besser\nwie früher.', 'besser als'],
  ['Wie lautet die E-Mail Adresse?', 'E-Mail-Adresse'],
  ['Das ist das erste mal.', 'erste Mal'],
  ['Das ist neu.Danach geht es weiter.', 'neu. Danach'],
  ['Das ist neu. das ist gut.', 'neu. Das'],
  ['Das sind{minijob_grenze} im Monat.', 'sind {minijob_grenze}'],
  ['Das ist neu(und gut).', 'neu (und'],
  ['Der Ruhe- stand beginnt.', 'Ruhestand'],
  ['Offen ist vor-und nachmittags im Hof.', 'vor- und nachmittags'],
  ['Um 9,30 Uhr beginnt es.', '9.30 Uhr'],
  ['Das Fest ist am 31. 11. 2026 im Hof.', 'im Kalender'],
  ['Das Fest ist am 3.14.26 im Hof.', 'im Kalender'],
  ['Am Sonnabend, 29. November 2026, ist offen.', 'Wochentag'],
  ['Das ist ( meist ) neu.', '(meist'],
  ['Das ist (meist ) neu.', 'meist)'],
  ['Das nennt man „ Übergangsbereich“.', '„Übergangsbereich“'],
  ['Das nennt man „Übergangsbereich “.', 'Übergangsbereich“'],
  ['Das ist neu.... Danach geht es weiter.', 'neu.'],
  ['Das sagt rat@verein-am-ort,de gern.', 'rat@verein-am-ort.de'],
  ['Das sagt rat@verein-am-ort .de gern.', 'rat@verein-am-ort.de'],
  ['Das sagt rat@ verein-am-ort.de gern.', 'rat@verein-am-ort.de'],
  ['Das sind 6oo Euro im Monat.', 'Schreiben Sie: 600'],
  ['Um l5 Uhr beginnt es.', 'Schreiben Sie: 15'],
  ['Das steht im [Plan](/plan)und am Tor.', '[Plan](/plan) und'],
  ['Mehr[dazu](/plan) steht am Tor.', 'Mehr [dazu]'],
  ['Sie sind uns herzlich Willkommen.', 'herzlich willkommen'],
  ['Offen ist nur heute morgen.', 'heute Morgen'],
  ['Offen ist am Montag Nachmittag.', 'Montagnachmittag'],
  ['Das hilft dem 65 Jährigen.', '65-Jährig'],
  ['Am Besten rufen Sie an.', 'Am besten'],
  ['Das zeigt dass es geht.', 'zeigt, dass'],
  ['Nicht das Geld zählt sondern die Zeit.', ', sondern'],
  ['Viele kommen aus Neugier weil sie Zeit haben.', 'Neugier, weil sie'],
  ['Kommen sie am Montag vorbei.', 'Kommen Sie'],
  ['Wir wünschen ihnen alles Gute.', 'Ihnen'],
  ['Sie können Montags kommen.', 'montags'],
  ['Ist das neu?!?', 'neu?'],
  ['Die Kund·innen kommen.', 'beide Formen'],
  ['Die Kolleg(inn)en kommen.', 'beide Formen'],
  ['Das ist neu. größere Schrift hilft.', 'neu. Größere'],
  ['Das dauert 1 Stunden.', '1 Stunde'],
  ['Das dauert nur eine Stunden.', 'eine Stunde'],
  ['Das dauert ein Tage.', 'ein Tag'],
  ['Das dauert drei Stunde.', 'drei Stunden'],
  ['Heute heute ist offen.', 'Löschen Sie eins: Heute'],
  ['Offen ist von 8.75 bis 9 Uhr.', '24 Stunden'],
  ['Um 24.30 Uhr endet es.', '24 Stunden'],
  ['Bringen Sie deinen Ausweis mit.', 'Ihren'],
  ['Das ist euer Haus.', 'Ihr'],
  ...[...'✗✘►★●○■□▪◦‣·⁴*', '->', '>>'].map((sign) => [`Das ist neu.${sign} Das auch.`, '']),
  ['Das zählt:\n– Erstens\n– Zweitens', 'Zeile'],
  ['Das gilt auch ?ltere Menschen.', 'Buchstaben'],
  ['Das kostet nichts* im Hof.', '**fett**'],
  ...[
    'Bewerber/innen',
    'Bewerber_innen',
    'Bewerber/-innen',
    'Bewerber:in',
    'LehrerIn',
    'AssistentIn',
  ]
    .concat('jede*r', 'jede:n', 'jede·m', 'jede_r', 'jede/s')
    .map((word) => [`Das gilt für ${word} am Ort.`, 'beide Formen']),
  ...['(m/w)', '(m|w|d)', '(m/w/d/x)'].map((signs) => [
    `Gesucht wird Hilfe ${signs} im Hof.`,
    'Aushilfe',
  ]),
] as [string, string][])('%s', (text, remedy) => {
  const [first = '', ...more] = found(text)
  expect(first).toContain(remedy)
  expect(more).toEqual([])
})

test.each([
  'Die Saison 2026/27 beginnt.',
  'Das Team ist 24/7 da, zu 1/3.',
  'Mehr steht [dort](https://www.tafel.de/neu,alt?tag=2026-11-23) und unter https://www.tafel.de/?tag=2026-11-23.',
  'Im November 2026 beginnt es, am 3. November 2026 endet es.',
  'Am Di, 24.11.2026 ist offen, am Sa. 28.11.2026, am Sonnabend, dem 5., und am Sonntag, dem 6. Dezember 2026, und am Sonnabend, 12. Dezember 2026.',
  'Von Juni bis März 2026 ist offen.',
  'Vom 20. Dezember bis zum 6. Januar 2027 ist zu.',
  'Vom 24. Dezember 2026 bis zum 2. Januar 2027 ist zu.',
  'Von August 2026 bis Juli 2027 läuft das Schuljahr.',
  'Vom 5. Mai 2026 bis Mai 2026 ist offen.',
  'Von 22 bis 6 Uhr ist Nachtarbeit, von 08.30 bis 24 Uhr offen.',
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
  'Das wissen wir, das ist bekannt, und wir wissen, das erste Treffen war gut, auch fürs Gewissen, das er hat.',
  'Fragen Sie die Nachbarn nach ihren Hunden.',
  'Das regelt (nach a) und (b) der Satz 1), den Halle (Saale) hat: auf – und davon –, mit E-Mails an email@verein-am-ort.de.',
  'Hans Meier († 2019) war dort, und K³ heißt das Haus.',
  'Das ist neu. Fragen Sie Renate.',
  'Wir sitzen hier. Wirkzeit GmbH, 10115 Berlin',
  '## Was nun? Wir helfen gern\n\nGern ist neu.',
  '- ein Punkt\n- noch ein Punkt',
  'Die Tafeln suchen Hilfe, auch in Euren bei Trier, und die Stadt ist für sie da.',
  'Viele sind allein, und wir rufen sie einmal in der Woche an.',
  'Wegen dem, was dort steht, und von Amts wegen dem Rat zu helfen ist gut.',
  'Der Kinder wegen den Beruf wechseln, von Berufs wegen dem Menschen helfen.',
  'Es wird günstiger wie angekündigt und lässt sich besser wie folgt sagen.',
  'Das dauert 1:30 h, gilt ab 20 h im Monat und wird um 5 h gekürzt.',
  'Per E-Mail Programm und Preise aus Tel Aviv, nach § 3.2.25, unter ehrenamt.wir/start.',
  'Vor allem haben sie Interesse an Fahrern.',
  'Das dauert ca. 10 Stunden mit 30 km/h, das sind 40 h, und Max hilft.',
  'Mehr steht unter ehrenamt.die-stadt.de, in Abschnitt 3.2.26 und am 24.12. im Hof.',
  'Eines späten Abends, im Lauf des Samstags, Ende letzten Montags und bei „Montags im Hof“.',
  'Nichts ist mehr wie früher, und nie war es besser, wie man sagt.',
  'Ein herzliches Willkommen, heute, morgen und am Montag. Morgen ist zu, am Montag-Abend-Kurs auch.',
  'Als [Fahrer](/plan)in mit [Minijob](/plan)s, auch für 65-Jährige und (mit)Helfende.',
  'Kommen sie zu spät, wartet der Bus. Sollen sie doch reden. Kommen sie wieder?',
  'Ist das neu?! Mit 10 l Wasser, der Linie M10, Bus 10O und als @tafel am Ort geht es.',
  'So dass es geht, ohne dass es stört, und sei es nur, weil man weiß, dass es hilft.',
  'Man weiß nicht, ob Drüsen sondern, was sie sollen, und in erster Linie weil es hilft, nur weil es hilft.',
  'Das macht sie zur selben Zeit selbst, und das selbst Gebackene verkauft sie.',
  'In diesem Jahr, diesen Monat und zu Beginn dieses Monats ist offen.',
  'Die Anzeige nennt „(m/w/d)“, das heißt: für alle.',
  'Kaffee usw. wir bringen mit, evtl. das Rad, Art. 6 Abs. 1 lit. a, i. d. R. das ganze Jahr.',
  'Vor- und Nachmittage, Bus- statt Bahnfahrt, Ein- bis zweimal, die Sturm-und-Drang-Zeit.',
  'Das Kind(er)heim, die Eltern(zeit)hilfe, die Mitarbeit (auch am Abend) und [das Haus](/ehrenamt).',
  'Eine Stunden lange Fahrt, 0 bis 1 Jahre, 1,5 Stunden, zwei Tage, 12 Stunden und drei Tag-Schichten.',
  'Es gibt viele Läden. dm sucht Aushilfen. nebenan.de hilft, Abs. 1 lit. a gilt.',
  'Der 3. 12. und der 30. 11. 2026, Punkt 2.14. der Liste, 9,30 Meter, Engagement.Impuls und Auf.Ab im Hof.',
  'Der Kurs in C# ist neu, das Stichwort #Ehrenamt auch, der Wind weht mit 5 m/s, und LinkedIn hilft.',
])('Right: %s', (text) => {
  expect(found(text)).toEqual([])
})

test.each([
  ['Fahrer*innen und Helfer*innen', 'beide Formen'],
  ['Das ist </b> neu', 'Löschen'],
  ...[...'+-–—*'].map((sign) => [`${sign} Gut zu wissen`, 'Schreiben Sie: Gut zu wissen']),
] as [string, string][])('In a heading: %s', (text, remedy) => {
  expect(found(text, 'plain')).toEqual([expect.stringContaining(remedy)])
})

test('Right in a heading: a word in quotation marks at its end', () => {
  expect(found('Was heißt hier „alt“', 'plain')).toEqual([])
})

test('A voice without its quotation marks is told, with wrong ones only those', () => {
  const told = (written: string) =>
    [
      unfinishedTexts({
        file: 'a.yaml',
        kind: 'plain',
        path: ['zitat'],
        written,
        filled: written,
        lineOf: () => 1,
      }),
    ].flat()
  expect(told('Um neun bin ich fertig.')).toHaveLength(1)
  expect(told('„Um neun bin ich fertig.')).toHaveLength(1)
  expect(told('„Um neun bin ich fertig.”')).toEqual([])
})
