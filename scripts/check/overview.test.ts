import { expect, test } from 'vitest'
import { built } from './built'
import { overview } from './overview'

const page = built(
  '/aktivrente',
  '<title>Aktivrente</title><meta name="description" content="Was gilt.">',
)
const hidden = built(
  '/impressum',
  '<title>Impressum</title><meta name="description" content="Wer.">',
)
const entries = `<main><nav><li><a href="/aktivrente">Pfad</a></li></nav>
<ul class="page-list"><li><a href="/aktivrente">Aktivrente</a> Was gilt. /aktivrente · Priorität 0.8</li>
<li><a href="/impressum">Impressum</a> Wer. /impressum · Priorität 0.3</li></ul></main>`

const problems = (html: string) => overview([built('/sitemap', html), page, hidden])

test('An overview that shows each page of its groups in full is right', () => {
  expect(problems(entries)).toEqual([])
})

test.each([
  ['">Aktivrente', '">Rente', '/sitemap: bei /aktivrente fehlt „Aktivrente“.'],
  ['Was gilt.', '', '/sitemap: bei /aktivrente fehlt „Was gilt.“.'],
  ['/aktivrente · ', '', '/sitemap: bei /aktivrente fehlt „/aktivrente · “.'],
  ['Priorität 0.3', 'Priorität 0.5', '/sitemap: bei /impressum fehlt „ 0.3“.'],
  ['<li><a href="/impressum"', '<li><a href="/datenschutz"', '/sitemap: /impressum fehlt.'],
])('%s → %s is found', (from, to, problem) => {
  expect(problems(entries.replace(from, to))).toEqual([problem])
})
