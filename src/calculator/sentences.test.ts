import { expect, test } from 'vitest'
import { answerOf } from '../rechner/answer.ts'
import { caseOf, problemsIn } from '../rechner/entries.ts'
import type { Entries } from '../rechner/fields.ts'
import { values } from '../rechner/test-fixtures.ts'
import { type Words, wordKeys } from '../rechner/words.ts'
import { errorWords } from './error-words.ts'
import { notes } from './notes.ts'
import { missing, sentence } from './sentences.ts'
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
  ['above 2.000 euros, without a word about the pension', { lohn: '2.500' }, 'spanne_grund'],
  [
    'above 2.000 euros, with a husband whose income is not told',
    { lohn: '2.500', ...drawing, paar: '1' },
    'spanne_partner',
  ],
  [
    'above 2.000 euros, with the pension put off',
    { lohn: '4.000', rente: 'nein' },
    'steuer_betrieb',
  ],
  ['before the Regelaltersgrenze', { ...young, lohn: '1.800' }, 'steuer_frueh'],
  ['in a Midijob', { lohn: '1.204' }, 'keine_steuer'],
  ['in a Minijob', { lohn: '603' }, 'minijob'],
  ['in two Minijobs', { lohn: '400', lohn2: '300' }, 'zwei_minijobs'],
  ['with a profit', { gewinn: '500' }, 'gewinn_hinweis'],
  ['with a small profit', { gewinn: '150' }, 'gewinn_klein'],
  ['with a profit, insured privately', { gewinn: '500', kasse: 'privat' }, 'gewinn_privat'],
  ['with a profit, insured voluntarily', { gewinn: '150', kasse: 'freiwillig' }, 'gewinn_kasse'],
  ['in a Minijob, insured voluntarily', { lohn: '603', kasse: 'freiwillig' }, 'freiwillig_minijob'],
  [
    'with a wage that is taxed at once, and a profit',
    { ...young, rente: 'nein', lohn: '3.000', gewinn: '100' },
    'steuer_gemischt',
  ],
  ['without a word about the Altersrente', { lohn: '1.204' }, 'angenommen'],
  [
    'above 2.000 euros, beside a Pension not told',
    { lohn: '2.500', beamte: 'pension' },
    'spanne_pension',
  ],
  ['with a profit and no pension', { ...young, gewinn: '2.500', rente: 'nein' }, 'gewinn_kasse'],
  ['above 3.500 euros, with a pension', { lohn: '4.000', ...drawing }, 'steuer_frueh'],
  ['in two insured jobs', { lohn: '1.500', lohn2: '1.000', ...drawing }, 'steuer_zwei'],
  ['with a part of the pension', { lohn: '3.500', ...drawing, rente: 'teil' }, 'steuer_spaeter'],
  ['before the Regelaltersgrenze in a Minijob', { ...young, lohn: '603' }, 'minijob_ab'],
  ['with a bonus', { lohn: '1.900', bonus: '1.900' }, 'bonus_schnitt'],
  ['with a bonus that makes it no Minijob', { lohn: '603', bonus: '300' }, 'bonus_grenze'],
  ['with a Witwenrente beside a pension not told', { lohn: '1.200', witwe: '1' }, 'witwe_offen'],
  [
    'with a Witwenrente, before the year of the pension is told',
    { lohn: '1.800', betrag: '1.200', witwe: '1' },
    'witwe_sinkt',
  ],
  ['insured privately', { lohn: '722', kasse: 'privat' }, 'privat'],
  ['with a Witwenrente', { lohn: '1.800', ...drawing, witwe: '1' }, 'witwe_sinkt'],
  [
    'much with an Erwerbsminderungsrente',
    { ...young, lohn: '2.000', minderung: 'voll' },
    'minderung_sinkt',
  ],
  [
    'little with an Erwerbsminderungsrente',
    { ...young, lohn: '722', minderung: 'voll' },
    'minderung_bleibt',
  ],
  [
    'past the age of an Erwerbsminderungsrente',
    { lohn: '722', minderung: 'teil' },
    'minderung_endet',
  ],
  [
    'beside the pension of a civil servant',
    { lohn: '722', beamte: 'pension' },
    'beamte_pension_hinweis',
  ],
  ['as a civil servant', { lohn: '722', beamte: 'dienst' }, 'beamte_dienst_hinweis'],
] as const)('Who works %s is told what matters', (_, entries, note) => {
  expect(notesOn(entries)).toContain(note)
})

test('Nobody is promised an Aktivrente for a Minijob or a profit', () => {
  for (const entries of [
    { ...young, lohn: '603' },
    { ...young, gewinn: '2.500', betrag: '1.200', beginn: '2025' },
  ])
    expect(notesOn(entries).filter((note) => note.startsWith('aktivrente'))).toEqual([])
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
})

test('Nobody is told of a tax that no payslip shows where the employer withholds it', () => {
  for (const entries of [
    { lohn: '4.000', rente: 'nein' },
    { lohn: '4.000', ...drawing },
    { lohn: '1.500', lohn2: '1.000', ...drawing },
    { ...young, lohn: '1.800', rente: 'nein' },
    { lohn: '2.000' },
    { lohn: '5.000', gewinn: '100', ...drawing },
  ])
    expect(notesOn(entries)).not.toContain('steuer_spaeter')
})

test('The sentence says „etwa“ unless not a cent goes off, and names a range where the pension is open', () => {
  const said = (lohn: string) => sentence(answerTo({ lohn }), words)
  expect(sentence(answerTo({ ...young, gewinn: '2.500', rente: 'nein' }), words)).not.toContain(
    'rente_spaeter',
  )
  expect(said('603')).toMatch(/^satz_genau 603 603 .* rente_bleibt /)
  expect(said('722')).toMatch(/^satz_etwa 722 705 /)
  expect(sentence(answerTo({ lohn: '603', kasse: 'freiwillig' }), words)).toMatch(/^satz_etwa 603 /)
  const more = sentence(answerTo({ lohn: '2.501', kasse: 'privat' }), words)
  expect(more, 'no more remains than was earned').toMatch(/^satz_spanne 2\.501 \S+ \S+ 2\.501 /)
  const payingIn = sentence(answerTo({ lohn: '722', einzahlen: '1' }), words)
  expect(payingIn).toMatch(/ rente_steigt /)
  expect(said('1.204')).toMatch(/^satz_etwa 1\.204 1\.116 .* rente_bleibt /)
  expect(said('2.500')).toMatch(/^satz_spanne 2\.500 \S+ 2\.095 2\.245 /)
})

test('The steps name their paragraph, and all that was computed', () => {
  const steps = stepsOf(answerTo({ lohn: '2.500', ...drawing }), values, words)
  for (const { text, source } of steps.slice(1, -2))
    expect(source.split(' ')[0]).toBe(`${text.split(' ')[0]}_quelle`)
  expect(steps.map(({ amount }) => amount)).toEqual([
    '',
    '2.500,00 €',
    '− 175,00 €',
    '− 36,25 €',
    '− 45,00 €',
    '24.000,00 €',
    '6.000,00 €',
    '− 1.230,00 €',
    '− 615,00 €',
    '− 836,00 €',
    '3.474,00 €',
    '496,00 €',
    '1.237,00 €',
  ])
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
