import { expect, test } from 'vitest'
import { orphans } from './orphans.ts'
import { pageAt } from './test-fixtures.ts'

const linking = (path: string, ...targets: string[]) =>
  pageAt(path, { body: targets.map((target) => `<a href="${target}">x</a>`).join('') })

test('Pages that a chain of links reaches are right; hidden pages need none', () => {
  const pages = [
    linking('/', '/wissenswertes#themen', '/sitemap'),
    linking('/wissenswertes', '/aktivrente'),
    linking('/aktivrente', '/'),
    linking('/sitemap'),
    linking('/danke'),
  ]
  expect(orphans(pages)).toEqual([])
})

test('A page that only itself, another orphan or a hidden page leads to is found', () => {
  const pages = [
    linking('/'),
    linking('/aktivrente', '/aktivrente'),
    linking('/ehrenamt', '/wissenswertes'),
    linking('/wissenswertes', '/ehrenamt'),
  ]
  expect(orphans(pages)).toEqual(
    ['/aktivrente', '/ehrenamt', '/wissenswertes'].map(
      (path) => `${path}: kein Weg führt von der Startseite hierher.`,
    ),
  )
})

test('A page that only the overview leads to is found', () => {
  const pages = [
    linking('/', '/sitemap'),
    linking('/sitemap', '/aktivrente'),
    linking('/aktivrente'),
  ]
  expect(orphans(pages)).toEqual(['/aktivrente: nur die Übersicht /sitemap führt hierher.'])
})
