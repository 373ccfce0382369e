import { expect, test } from 'vitest'
import { questionId, sectionsOf, withAnchors } from './sections.ts'

const hero = { art: 'held', ueberschrift: 'Büro im Ruhestand' } as const

test('A heading becomes an anchor with umlauts spelled out, numbered where it is taken', () => {
  const list = { art: 'liste', ueberschrift: 'Was für Sie zählt' } as const
  const blocks = withAnchors([hero, list, list], new Set(['was-fuer-sie-zaehlt']))
  expect(sectionsOf(blocks)).toEqual([
    { id: 'was-fuer-sie-zaehlt-2', title: 'Was für Sie zählt' },
    { id: 'was-fuer-sie-zaehlt-3', title: 'Was für Sie zählt' },
  ])
})

test('An anchor begins with a letter, as sheets and the judge of HTML want it', () => {
  const text = (ueberschrift: string) => ({ art: 'text', ueberschrift }) as const
  const blocks = withAnchors([hero, text('„27plus“ im Alltag'), text('2027')], new Set())
  expect(sectionsOf(blocks).map(({ id }) => id)).toEqual(['plus-im-alltag', 'abschnitt'])
})

test('The editor’s anchor stays; what has no anchor is not listed', () => {
  const faq = { art: 'faq', ueberschrift: 'Häufige Fragen', anker: 'fragen' } as const
  const call = { art: 'aufruf', ueberschrift: 'Sie möchten anfangen?' } as const
  expect(sectionsOf(withAnchors([hero, faq, call], new Set()))).toEqual([
    { id: 'fragen', title: 'Häufige Fragen' },
  ])
})

test('A page that is one long text is listed by the headings in it', () => {
  const text = '<h2 id="zweck">Zweck &amp; Dauer</h2>\n<p>Text</p>\n<h3 id="tiefer">Tiefer</h3>'
  const prose = { art: 'text', ueberschrift: 'Datenschutz', text } as const
  expect(sectionsOf(withAnchors([prose], new Set()))).toEqual([
    { id: 'zweck', title: 'Zweck & Dauer' },
  ])
})

test('The address of a question is its words, whatever typography has done to them', () => {
  const address = 'frage-was-heisst-z-b-gruss-fuer-80-jaehrige'
  expect(questionId('Was heißt z. B. „Gruß“ für 80-Jährige?')).toBe(address)
  expect(questionId('Was heißt z.\u00a0B. „Gruß“ für 80-\u2060Jährige?')).toBe(address)
})
