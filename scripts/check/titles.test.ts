import { expect, test } from 'vitest'
import { type Built, built } from './built.ts'
import { titles } from './titles.ts'

const page = (path: string, title: string, description: string): Built =>
  built(path, `<title>${title}</title><meta name="description" content="${description}">`)

const long = (word: string) => word.padEnd(100, '.')

test('Title and description within the bounds and of their own are right', () => {
  const pages = [
    page('/', 'Die Startseite', long('Start')),
    page('/aktivrente', 'Die Aktivrente', long('A')),
  ]
  expect(titles(pages)).toEqual([])
})

test.each([
  [page('/', '', long('a')), '/: Titel fehlt.'],
  [built('/', `<title>Die Startseite</title>`), '/: Beschreibung fehlt.'],
  [page('/', 'x'.repeat(66), long('a')), '/: Titel hat 66 Zeichen; 10 bis 65 sind richtig.'],
  [
    page('/', 'Die Startseite', 'x'.repeat(69)),
    '/: Beschreibung hat 69 Zeichen; 70 bis 160 sind richtig.',
  ],
  [
    page('/', 'Die Startseite', 'x'.repeat(161)),
    '/: Beschreibung hat 161 Zeichen; 70 bis 160 sind richtig.',
  ],
])('A title or description out of bounds is found', (each, problem) => {
  expect(titles([each])).toEqual([problem])
})

test('Two pages for search engines must not be called the same; a page kept from them may', () => {
  const first = page('/', 'Die Startseite', long('a'))
  const same = (path: string) => page(path, 'Die Startseite', long('a'))
  expect(titles([first, same('/aktivrente')])).toEqual([
    '/aktivrente: Titel wie auf /.',
    '/aktivrente: Beschreibung wie auf /.',
  ])
  expect(titles([first, same('/thank-you')])).toEqual([])
})
