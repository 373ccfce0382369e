import { afterEach, beforeEach, expect, test } from 'vitest'
import { testFolder } from './folder.fixture.ts'
import { newHistory, page } from './history.fixture.ts'
import { lateDates } from './late-dates.ts'

const file = 'src/content/seiten/aktivrente.yaml'
const prose = 'src/content/texte/impressum.md'

const plain = testFolder()
let history: ReturnType<typeof newHistory>

beforeEach(() => {
  history = newHistory()
  history.commit('2026-01-01', { [file]: page('2026-01-01', 'Eins'), [prose]: 'Eins' })
})

afterEach(() => history.remove())

const late = (geaendert: string, texts: string[] = [], at = history.folder) =>
  lateDates([{ file, lineOf: () => 1, geaendert, texts }], at)

test('A day that was forgotten for more than a month is found, with the right one', () => {
  history.commit('2026-03-02', { [file]: page('2026-01-01', 'Zwei') })
  expect(late('2026-01-01')).toEqual([
    {
      file,
      line: 1,
      message: 'Die Seite wurde am 2026-03-02 geändert; „geaendert“ nennt den 2026-01-01.',
      remedy: 'Schreiben Sie: geaendert: 2026-03-02',
    },
  ])
  expect(late('2026-03-02')).toEqual([])
})

test('A change that waited up to a month for being merged is none to complain of', () => {
  history.commit('2026-02-01', { [file]: page('2026-01-01', 'Zwei') })
  expect(late('2026-01-01')).toEqual([])
})

test('Whoever takes a change back, or merges it late, has moved the day along', () => {
  history.commit('2026-06-01', { [file]: page('2026-03-02', 'Zwei') })
  expect(late('2026-03-02')).toEqual([])
  history.commit('2026-06-02', { [file]: page('2026-01-01', 'Eins') })
  expect(late('2026-01-01')).toEqual([])
})

test('Other line breaks, a comment, a renamed key and the day itself change no words', () => {
  history.commit('2026-06-01', { [file]: '# Notiz\ngeaendert: 2026-01-02\nname: >-\n  Eins\n' })
  expect(late('2026-01-02')).toEqual([])
})

test('A text that a page takes from texte counts as its own', () => {
  history.commit('2026-03-02', { [prose]: 'Zwei' })
  expect(late('2026-01-01', [prose])).toHaveLength(1)
  expect(late('2026-01-01')).toEqual([])
})

test('Without the whole history, or without git, nothing is said', () => {
  history.commit('2026-03-02', { [file]: page('2026-01-01', 'Zwei') })
  expect(late('2026-01-01', [], history.shallow())).toEqual([])
  expect(late('2026-01-01', [], plain)).toEqual([])
})
