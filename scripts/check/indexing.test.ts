import { expect, test } from 'vitest'
import { indexing } from './indexing.ts'
import { pageAt, site } from './test-fixtures.ts'

const [start] = site

test('Pages that say of themselves what routes.ts says are right', () => {
  const twin = pageAt('/thank-you', { robots: 'noindex', canonical: 'https://a.de/danke' })
  expect(indexing([...site, twin], true)).toEqual([])
})

test.each([
  [pageAt('/aktivrente', { robots: 'noindex' }), /^\/aktivrente: „robots“ verbirgt die Seite vor/],
  [pageAt('/danke'), /^\/danke: „robots“ verbirgt die Seite nicht/],
  [
    pageAt('/thank-you', { robots: 'noindex' }),
    /^\/thank-you: „canonical“ ist https:\/\/a.de\/thank-you; richtig ist https:\/\/a.de\/danke\.$/,
  ],
  [pageAt('/aktivrente', { canonical: 'https://b.de/aktivrente' }), /richtig ist https:\/\/a.de/],
  [pageAt('/aktivrente', { canonical: 'https://a.de/aktivrente/' }), /richtig ist/],
  [pageAt('/aktivrente', { canonical: '/aktivrente' }), /richtig ist/],
  [pageAt('/404', { robots: 'noindex' }), /richtig ist keines/],
  [
    pageAt('/aktivrente', { body: '<link rel="canonical" href="https://a.de/">' }),
    /ist https:\/\/a.de\/aktivrente und https:\/\/a.de\/; richtig ist https:\/\/a.de\/aktivrente\.$/,
  ],
  [pageAt('/aktivrente', { body: '<meta name="robots" content="noindex">' }), /verbirgt die Seite/],
])('A page that says otherwise is found', (page, problem) => {
  expect(
    indexing(
      [start, page].filter((each) => each !== undefined),
      true,
    ),
  ).toEqual([expect.stringMatching(problem)])
})

test('The start page must give its whole address', () => {
  expect(indexing([pageAt('/', { canonical: '/' })], true)).toEqual([
    '/: „canonical“ ist keine ganze Adresse.',
  ])
})

test('On a preview a page that does not hide itself is found', () => {
  const hidden = pageAt('/', { robots: 'noindex, nofollow' })
  expect(indexing([hidden], false)).toEqual([])
  expect(indexing([pageAt('/')], false)).toEqual([
    '/: „robots“ verbirgt die Seite nicht vor Suchmaschinen.',
  ])
})
