import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { answerOf } from '../rechner/answer.ts'
import { caseOf, type Entries } from '../rechner/entries.ts'
import { values } from '../rechner/test-fixtures.ts'
import type { Words } from '../rechner/words.ts'
import { notes, sentence } from './sentences.ts'
import { stepsOf } from './steps.ts'

const words: Words = parse(readFileSync('src/content/rechner.yaml', 'utf8'), {
  schema: 'failsafe',
})

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
  const found = notes(answerTo(entries), {
    words,
    values,
    entries,
    isYear: true,
  })
  const begins = (text: string) => (text.split(/\[/)[0] ?? '').slice(0, 30)
  return Object.entries(words)
    .filter(([, text]) => begins(text).length > 3)
    .filter(([, text]) => found.some((note) => note.startsWith(begins(text))))
    .map(([key]) => key)
}

test.each([
  ['above 2.000 euros, with a pension', { lohn: '2.500', ...drawing }, 'steuer_spaeter'],
  ['above 2.000 euros, without a word about the pension', { lohn: '2.500' }, 'spanne_grund'],
  [
    'above 2.000 euros, with the pension put off',
    { lohn: '3.500', rente: 'nein' },
    'steuer_betrieb',
  ],
  ['before the Regelaltersgrenze', { ...young, lohn: '1.800' }, 'steuer_frueh'],
  ['in a Midijob', { lohn: '1.204' }, 'keine_steuer'],
  ['in a Minijob', { lohn: '603' }, 'minijob'],
  ['in two Minijobs', { lohn: '400', lohn2: '300' }, 'zwei_minijobs'],
  ['with a profit', { gewinn: '500' }, 'gewinn_hinweis'],
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

test('Nobody is told of a tax that no payslip shows where the employer withholds it', () => {
  for (const entries of [
    { lohn: '3.500', rente: 'nein' },
    { ...young, lohn: '1.800', rente: 'nein' },
    { lohn: '2.000' },
  ])
    expect(notesOn(entries)).not.toContain('steuer_spaeter')
})

test('The sentence says „etwa“ unless not a cent goes off', () => {
  expect(sentence(answerTo({ lohn: '603' }), words)).toContain('bleiben Ihnen 603 Euro im Monat')
  expect(sentence(answerTo({ lohn: '722' }), words)).toContain('bleiben Ihnen etwa 705 Euro')
  expect(sentence(answerTo({ lohn: '1.204' }), words)).toBe(
    'Von 1.204 Euro bleiben Ihnen etwa 1.116 Euro im Monat. Ihre Rente bleibt, wie sie ist.',
  )
})

test('The steps name their paragraph, and all that was computed', () => {
  const steps = stepsOf(answerTo({ lohn: '2.500', ...drawing }), values, words)
  expect(steps.every(({ text, source }) => source.startsWith('§') && !/[[\]]/.test(text))).toBe(
    true,
  )
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
