import { expect, test } from 'vitest'
import { answerOf } from '../rechner/answer.ts'
import { caseOf, problemsIn } from '../rechner/entries.ts'
import type { Entries } from '../rechner/fields.ts'
import { values } from '../rechner/test-fixtures.ts'
import { type Words, wordKeys } from '../rechner/words.ts'
import { errorWords } from './error-words.ts'
import { notes } from './notes.ts'
import { contributionRows, missing, sentence } from './sentences.ts'
import { stepsOf } from './steps.ts'

/** Words of our own, each with its name: what editors write may change. */
const words = {
  ...Object.fromEntries(
    wordKeys.map((key) => [key, `${key} [lohn] [bleibt] [von] [bis] [betrag]`]),
  ),
  monate: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
} as Words

function answerTo(entries: Entries) {
  const said = { monat: '5', jahr: '1954', ...entries }
  const understood = caseOf(said, { year: 2026, month: 11 }, values)
  if (!understood) throw new Error('understood nothing')
  return answerOf(understood, values)
}

const drawing = { betrag: '1.800', beginn: '2020' }
const young = { jahr: '1962', monat: '3' }

/** Which notes the answer to these entries carries, by their keys. */
function notesOn(entries: Entries): string[] {
  return notes(answerTo(entries), { words, values, entries, isYear: true }).map(
    (note) => note.split(' ')[0] ?? '',
  )
}

test.each([
  ['above 2.000 euros, with a pension', { lohn: '2.500', ...drawing }, 'steuer_spaeter'],
  [
    'above 2.000 euros, without a word about the pension',
    { lohn: '2.500' },
    'spanne_grund steuer_spaeter angenommen',
  ],
  [
    'above 2.000 euros, with a husband whose income is not told',
    { lohn: '2.500', ...drawing, paar: '1' },
    'spanne_partner steuer_spaeter',
  ],
  [
    'above 2.000 euros, with the pension put off',
    { lohn: '4.000', rente: 'nein' },
    'steuer_betrieb',
  ],
  [
    'before the Regelaltersgrenze',
    { ...young, lohn: '1.800' },
    'spanne_grund steuer_frueh aktivrente_ab angenommen',
  ],
  ['before it for little', { ...young, lohn: '722', rente: 'nein' }, 'aktivrente_ab'],
  [
    'before it in two jobs',
    { ...young, lohn: '1.500', lohn2: '1.000' },
    'spanne_grund steuer_frueh aktivrente_ab_spanne angenommen',
  ],
  ['in a Midijob', { lohn: '1.204', rente: 'ja' }, 'keine_steuer'],
  ['in a Minijob', { lohn: '603' }, 'minijob angenommen'],
  [
    'in a Minijob, with a husband whose income is not told',
    { lohn: '603', paar: '1' },
    'minijob angenommen',
  ],
  [
    'in two Minijobs, each up to the limit',
    { lohn: '603', lohn2: '300' },
    'keine_steuer angenommen zwei_minijobs zwei_stellen',
  ],
  [
    'with a bonus that makes it no Minijob, beside a larger job',
    { lohn: '603', bonus: '300', lohn2: '1.000' },
    'bonus_schnitt bonus_grenze keine_steuer angenommen zwei_stellen',
  ],
  ['with a profit', { gewinn: '500' }, 'spanne_grund steuer_gewinn angenommen gewinn_hinweis'],
  [
    'with a profit for which a high pension may leave no room below the ceiling',
    { gewinn: '3.000' },
    'spanne_grund steuer_gewinn angenommen gewinn_hinweis gewinn_grenze',
  ],
  [
    'with such a profit and a pension that is told, without its first year',
    { gewinn: '3.000', betrag: '1.800' },
    'spanne_grund steuer_gewinn gewinn_hinweis',
  ],
  [
    'with a small profit',
    { gewinn: '197,75' },
    'spanne_grund steuer_gewinn angenommen gewinn_klein',
  ],
  [
    'with a profit, insured privately',
    { gewinn: '500', kasse: 'privat' },
    'spanne_grund steuer_gewinn angenommen gewinn_privat privat',
  ],
  [
    'with a profit, insured voluntarily',
    { gewinn: '150', kasse: 'freiwillig' },
    'spanne_grund steuer_gewinn angenommen gewinn_kasse freiwillig',
  ],
  [
    'in a Minijob, insured voluntarily',
    { lohn: '603', kasse: 'freiwillig' },
    'minijob angenommen freiwillig_minijob freiwillig',
  ],
  [
    'with a wage that is taxed at once, and a profit',
    { ...young, rente: 'nein', lohn: '3.000', gewinn: '100' },
    'steuer_gemischt aktivrente_ab_spanne gewinn_kasse',
  ],
  ['without a word about the Altersrente', { lohn: '1.204' }, 'keine_steuer angenommen'],
  [
    'at an age at which there is no Altersrente yet, and tells the amount of one',
    { jahr: '1966', lohn: '1.800', betrag: '1.200' },
    'steuer_betrieb aktivrente_ab rente_jung',
  ],
  [
    'at this age, and says to draw one',
    { jahr: '1966', lohn: '603', rente: 'ja' },
    'minijob minijob_ab rente_jung',
  ],
  [
    'at this age, with an Erwerbsminderungsrente',
    { jahr: '1966', lohn: '603', betrag: '1.200', minderung: 'voll' },
    'minijob minijob_ab minderung_bleibt',
  ],
  [
    'above 2.000 euros, beside a Pension not told',
    { lohn: '2.500', beamte: 'pension' },
    'spanne_pension steuer_betrieb beamte_pension_hinweis',
  ],
  [
    'above 2.000 euros, beside a pension told and a Pension not told',
    { lohn: '2.500', ...drawing, rente: 'ja', beamte: 'pension' },
    'spanne_pension steuer_spaeter beamte_pension_hinweis',
  ],
  [
    'above 2.000 euros, beside a Pension told and a pension not told',
    { lohn: '2.500', rente: 'ja', beamte: 'pension', weitere: '30.000' },
    'spanne_grund steuer_spaeter beamte_pension_hinweis',
  ],
  [
    'with a profit and no pension',
    { ...young, gewinn: '2.500', rente: 'nein' },
    'steuer_gewinn gewinn_kasse',
  ],
  ['above 3.500 euros, with a pension', { lohn: '3.501', ...drawing }, 'steuer_frueh'],
  [
    'above 3.500 euros, with a pension and a profit',
    { lohn: '3.501', gewinn: '100', ...drawing },
    'steuer_gemischt gewinn_klein',
  ],
  ['up to 2.000 euros, with the pension put off', { lohn: '2.000', rente: 'nein' }, 'keine_steuer'],
  [
    'in two insured jobs',
    { lohn: '2.500', lohn2: '1.500', ...drawing },
    'steuer_zwei zwei_stellen',
  ],
  [
    'in two insured jobs, with a profit on which nobody withholds',
    { lohn: '1.000', lohn2: '900', gewinn: '500', ...drawing },
    'steuer_gemischt zwei_stellen gewinn_hinweis',
  ],
  [
    'in two insured jobs, with the pension put off',
    { lohn: '2.500', lohn2: '1.500', rente: 'nein' },
    'steuer_betrieb zwei_stellen',
  ],
  ['with a part of the pension', { lohn: '3.500', ...drawing, rente: 'teil' }, 'steuer_spaeter'],
  [
    'before the Regelaltersgrenze in a Minijob',
    { ...young, lohn: '603' },
    'minijob minijob_ab angenommen',
  ],
  [
    'before it in a Minijob of one who is freed',
    { ...young, lohn: '603', befreit: '1' },
    'minijob angenommen',
  ],
  [
    'before it in a Minijob, with a profit',
    { ...young, lohn: '603', gewinn: '100', rente: 'nein' },
    'gewinn_kasse',
  ],
  ['with a bonus', { lohn: '1.900', bonus: '1.900', ...drawing }, 'steuer_spaeter bonus_schnitt'],
  ['in a Minijob with a bonus', { lohn: '500', bonus: '600' }, 'bonus_schnitt minijob angenommen'],
  [
    'with a bonus that makes it no Minijob',
    { lohn: '603', bonus: '300' },
    'bonus_schnitt bonus_grenze keine_steuer angenommen',
  ],
  [
    'with a Witwenrente beside a pension not told',
    { lohn: '1.200', witwe: '1' },
    'keine_steuer angenommen witwe_offen',
  ],
  [
    'with a Witwenrente, before the year of the pension is told',
    { lohn: '1.800', betrag: '1.200', witwe: '1' },
    'keine_steuer witwe_sinkt',
  ],
  ['insured privately', { lohn: '722', kasse: 'privat' }, 'keine_steuer angenommen privat'],
  ['with a Witwenrente', { lohn: '1.800', ...drawing, witwe: '1' }, 'keine_steuer witwe_sinkt'],
  ['little with a Witwenrente', { lohn: '603', rente: 'nein', witwe: '1' }, 'minijob witwe_bleibt'],
  [
    'much with an Erwerbsminderungsrente',
    { ...young, lohn: '2.000', minderung: 'voll' },
    'spanne_grund steuer_frueh aktivrente_ab minderung_sinkt',
  ],
  [
    'little with an Erwerbsminderungsrente',
    { ...young, lohn: '722', minderung: 'voll' },
    'spanne_grund steuer_frueh aktivrente_ab minderung_bleibt',
  ],
  [
    'past the age of an Erwerbsminderungsrente',
    { lohn: '722', minderung: 'teil' },
    'keine_steuer minderung_endet',
  ],
  [
    'beside the pension of a civil servant',
    { lohn: '722', beamte: 'pension' },
    'keine_steuer beamte_pension_hinweis',
  ],
  ['as a civil servant', { lohn: '722', beamte: 'dienst' }, 'keine_steuer beamte_dienst_hinweis'],
  [
    'as a civil servant before the limit, whose pay is not told',
    { ...young, lohn: '722', beamte: 'dienst' },
    'spanne_pension steuer_betrieb aktivrente_ab beamte_dienst_hinweis',
  ],
  [
    'with a Witwenrente, beside a Pension',
    { lohn: '603', beamte: 'pension', witwe: '1' },
    'minijob witwe_beamte beamte_pension_hinweis',
  ],
  ['and as a volunteer', { lohn: '722', ehrenamt: '900' }, 'keine_steuer angenommen ehrenamt_frei'],
] as const)('Who works %s is told what matters, and nothing else', (_, entries, told) => {
  expect(notesOn(entries).join(' ')).toBe(told)
})

test('Before there is an answer it is said what is missing', () => {
  const of = (entries: Entries) => missing(entries, problemsIn(entries), words).split(' ')[0]
  expect(of({})).toBe('leer')
  expect(of({ monat: '5', jahr: '1954', lohn: '0' })).toBe('fehlt')
  expect(of({ monat: '5', jahr: '54', lohn: '1.204' }), 'still being typed').toBe('fehlt')
  expect(of({ monat: '5', jahr: '1954', lohn: '0 Euro' })).toBe('fehlt')
  expect(of({ monat: '5', jahr: '1954', lohn: '603', lohn2: 'viel' })).toBe('pruefen')
  const said = missing({ lohn: '1.204' }, {}, { ...words, fehlt: '[was]' })
  expect(said).toMatch(/^fehlt_monat .* und fehlt_jahr /)
})

test('What is wrong with a percentage or a year is said in words of their own', () => {
  expect(errorWords('zusatz', 'unreadable', words)).toMatch(/^fehler_prozent /)
  const said = { ...words, fehler_beginn: '[von] bis [bis]' }
  expect(errorWords('beginn', 'too-large', said, 2026)).toBe('1980 bis 2026')
  expect(errorWords('jahr', 'unreadable', words)).toMatch(/^fehler_jahr /)
  expect(errorWords('lohn', 'negative', words)).toMatch(/^fehler_negativ /)
})

test.each([
  [{ lohn: '2.500', ...drawing }, '62'],
  [{ lohn: '2.500' }, 'bis zu 150'],
])('With %j, %s euros a month are to be put by for the tax', (entries, told) => {
  const said = { ...words, steuer_spaeter: '[betrag]', bis_zu: 'bis zu [bis]' }
  expect(notes(answerTo(entries), { words: said, values, entries, isYear: true })).toContain(told)
})

test('The sentence says „etwa“ unless not a cent goes off, and names a range where the pension is open', () => {
  const said = (lohn: string) => sentence(answerTo({ lohn }), words)
  expect(said('603')).toMatch(/^satz_genau 603 603 .* rente_bleibt /)
  expect(said('722')).toMatch(/^satz_etwa 722 705 /)
  expect(sentence(answerTo({ lohn: '603', kasse: 'freiwillig' }), words)).toMatch(/^satz_etwa 603 /)
  const more = sentence(answerTo({ lohn: '2.501', kasse: 'privat' }), words)
  expect(more, 'no more remains than was earned').toMatch(/^satz_spanne 2\.501 \S+ \S+ 2\.501 /)
  expect(said('1.204')).toMatch(/^satz_etwa 1\.204 1\.116 .* rente_bleibt /)
  expect(said('2.500')).toMatch(/^satz_spanne 2\.500 \S+ 2\.095 2\.245 /)
})

test.each([
  [
    { lohn: '2.500', ...drawing },
    '2.500,00 − 175,00 − 36,25 − 45,00 24.000,00 6.000,00 − 1.230,00 − 615,00 − 836,00 3.474,00 496,00 1.237,00',
  ],
  [{ lohn: '1.204', ...drawing }, '860,42 − 60,23 − 12,48 − 15,49 14.448,00'],
  [
    { lohn: '2.500' },
    '2.500,00 − 175,00 − 36,25 − 45,00 24.000,00 6.000,00 − 1.230,00 − 615,00 145,43',
  ],
  [{ lohn: '2.050' }, '2.050,00 − 143,50 − 29,73 − 36,90 24.000,00 600,00 − 600,00 − 61,50 0,00'],
  [
    { gewinn: '2.500', betrag: '1.200', beginn: '2020' },
    '− 437,50 − 90,00 30.000,00 − 6.330,00 − 836,00 2.316,00 0,00 5.078,00',
  ],
  [{ lohn: '7.000', kasse: 'privat' }, '24.000,00 60.000,00 − 1.230,00 2.203,88'],
] as const)('The steps to %j name their paragraph, and all that was computed', (entries, said) => {
  const [age, ...steps] = stepsOf(answerTo(entries), values, words)
  expect(age?.amount).toBe('')
  for (const { text, source } of steps) {
    const step = text.split(' ')[0]?.replace(/spanne|vorher|nachher/, 'steuer')
    expect(source.split(' ')[0]).toBe(`${step}_quelle`)
  }
  expect(steps.map(({ amount }) => amount).join(' ')).toBe(said.replace(/,\d\d/g, '$& €'))
})

test('The age is said in years, and in months where there are some', () => {
  const age = (jahr: string) =>
    stepsOf(answerTo({ jahr, lohn: '603' }), values, {
      ...words,
      weg_alter: '[alter]',
      alter_jahre: '[jahre]',
      alter_monate: '[jahre]/[monate]',
    })[0]?.text
  expect([age('1962'), age('1964')]).toEqual(['66/8', '67'])
})

test('What goes off is told by whom it is paid to, and nothing of what is not paid', () => {
  const paid = (entries: Entries) =>
    contributionRows(answerTo({ ...entries, lohn: '1.204' }), words).map(([row, amount]) => [
      row.split(' ')[0],
      amount,
    ])
  const always = [
    ['zeile_kasse', 72_71],
    ['zeile_pflege', 15_49],
  ]
  expect(paid({})).toEqual(always)
  expect(paid(young)).toEqual([...always, ['zeile_rv', 80_02], ['zeile_alv', 11_19]])
})

test.each([
  ['603', 'weg_minijob'],
  ['1.204', 'weg_midijob'],
  ['2.500', 'weg_voll'],
])('What the contributions of %s euros are counted from is named: %s', (lohn, key) => {
  expect(stepsOf(answerTo({ lohn }), values, words)[1]?.text.split(' ')[0]).toBe(key)
})

test.each([
  ['1.800', 'Dezember 2026: 1.624'],
  ['2.500', 'Dezember 2026: 2.095 bis 2.245'],
])(
  'The month is told from which the Aktivrente holds, and what remains of %s euros then',
  (lohn, told) => {
    const said = {
      ...words,
      aktivrente_ab: '[monat]: [bleibt]',
      aktivrente_ab_spanne: '[monat]: [von] bis [bis]',
    }
    const entries = { monat: '7', jahr: '1960', rente: 'nein', lohn }
    expect(notes(answerTo(entries), { words: said, values, entries, isYear: true })).toContain(told)
  },
)

test.each([
  [{ lohn: '1.204' }, 'rente_bleibt'],
  [{ lohn: '1.204', einzahlen: '1' }, 'rente_steigt'],
  [{ lohn: '1.204', rente: 'nein' }, 'rente_waechst'],
  [{ lohn: '1.204', rente: 'nein', minderung: 'voll' }, 'rente_bleibt'],
  [{ lohn: '1.204', rente: 'teil' }, 'rente_spaeter'],
  [{ ...young, lohn: '1.204' }, 'rente_frueh'],
  [{ ...young, lohn: '603', befreit: '1' }, 'rente_bleibt'],
  [{ ...young, lohn: '1.204', rente: 'nein' }, 'rente_spaeter'],
  [{ ...young, lohn: '603', rente: 'nein' }, 'rente_spaeter'],
  [{ ...young, lohn: '603', rente: 'nein', befreit: '1' }, undefined],
  [{ ...young, gewinn: '2.500', rente: 'nein' }, undefined],
  [{ lohn: '1.204', beamte: 'pension' }, undefined],
  [{ lohn: '1.204', beamte: 'dienst' }, 'rente_spaeter'],
  [{ lohn: '1.204', beamte: 'pension', rente: 'ja' }, 'rente_bleibt'],
] as const)('What becomes of the pension is said of %j: %s', (entries, said) => {
  expect(/rente_\w+/.exec(sentence(answerTo(entries), words))?.[0]).toBe(said)
})

test.each([
  ['childless', { lohn: '2.500', kinder: 'nein' }, ['Pflege: 2,4', '− 60,00 €']],
  ['with a bonus', { lohn: '1.900', bonus: '1.900' }, ['Pflege']],
  ['above the ceiling', { lohn: '7.000' }, ['Pflege']],
  ['childless, in the Übergangsbereich', { lohn: '1.204', kinder: 'nein' }, ['Pflege']],
] as const)('A rate stands in a step only where it makes the amount: %s', (_, entries, said) => {
  const named = { ...words, weg_pflege: 'Pflege: [satz]' }
  const steps = stepsOf(answerTo({ ...entries, ...drawing }), values, named)
  const care = steps.find(({ text }) => text.startsWith('Pflege'))
  expect([care?.text, care?.amount].slice(0, said.length)).toEqual(said)
})
