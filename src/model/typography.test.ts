import { expect, test } from 'vitest'
import { typeset, withoutJoiners } from './typography.ts'

test.each([
  ['2.000 Euro und 64 Prozent', '2.000·Euro und 64·Prozent'],
  ['etwa [bleibt] Euro und [satz] %', 'etwa [bleibt]·Euro und [satz]·%'],
  ['20 %, 20%, 603 €', '20·%, 20·%, 603·€'],
  ['Bis zu 12 Euro, bis zu zwei', 'Bis·zu 12·Euro, bis zu zwei'],
  ['9 bis 13 Uhr, 12 Stunden, 5 km', '9 bis 13·Uhr, 12·Stunden, 5·km'],
  ['Das sind 3 Stundenpläne', 'Das sind 3 Stundenpläne'],
  ['z. B. und z.B., d. h., u. a.', 'z.·B. und z.·B., d.·h., u.·a.'],
  ['i. d. R. im e. V., i.d.R.', 'i.·d.·R. im e.·V., i.·d.·R.'],
  ['§ 3 Nr. 21 EStG, § 236b Abs. 2 SGB VI', '§·3·Nr.·21·EStG, §·236b·Abs.·2·SGB·VI'],
  ['Art. 6 Abs. 1 Satz 1 lit. a DSGVO', 'Art.·6·Abs.·1·Satz·1·lit.·a DSGVO'],
  ['Seit 1. Januar 2026 – endlich, am 3.Mai', 'Seit 1.·Januar 2026·– endlich, am 3.·Mai'],
  ["Wie geht's? Wird gesendet...", 'Wie geht’s? Wird gesendet…'],
  ['Wie geht´s? Und Ritas`s?', 'Wie geht’s? Und Ritas’s?'],
  ['70 Arbeitstage, 3,5 Tonnen, auf der A 40', '70·Arbeitstage, 3,5·Tonnen, auf der A·40'],
  ['Klasse B 2026, Klassen C1 und D', 'Klasse·B 2026, Klassen·C1 und D'],
  ['0800 1000 4800, 0651 1234', '0800·1000·4800, 0651·1234'],
  [
    '[Text](/pfad...) https://a.de/x...y ist, z. B. so',
    '[Text](/pfad...) https://a.de/x...y ist, z.·B. so',
  ],
  [
    'A 40, B 9 – ja... – nein..., bis zu 2, bis zu 3',
    'A·40, B·9·– ja…·– nein…, bis·zu 2, bis·zu 3',
  ],
  ...[
    'Alles bleibt. So auch dies!',
    "Das ist alles. B. Meier kam, und sagte: 'ja'.",
    'Bei –5 Grad | – | USA 40',
  ].map((text) => [text, text]),
])('%s', (written, set) => {
  expect(typeset(written).replaceAll('\u00a0', '·')).toBe(set)
})

test.each([
  ['S-Bahn, U-Bahnen und E-Mail-Adresse', 'S-·Bahn, U-·Bahnen und E-·Mail-Adresse'],
  ['Der P-Schein, „U-Bahn“', 'Der P-·Schein, „U-·Bahn“'],
  ['Büro- und E-', 'Büro- und E-'],
  ['EU-Recht, 65- bis 74-Jährige, A-B', 'EU-Recht, 65- bis 74-·Jährige, A-B'],
  ['9–13, 18–22', '9–·13, 18–·22'],
])('A letter, or a figure, is not left alone at the end of a line: %s', (written, set) => {
  expect(typeset(written).replaceAll('\u2060', '·')).toBe(set)
  expect(withoutJoiners(typeset(written))).toBe(written)
})

test('Setting a text twice changes nothing', () => {
  const once = typeset('z.B. 20% – am 1. Mai nach § 3 Nr. 21 EStG mit der S-Bahn')
  expect(typeset(once)).toBe(once)
})
