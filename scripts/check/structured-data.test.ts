import { expect, test } from 'vitest'
import { built } from './built'
import { structuredData } from './structured-data'
import { address, type Change, page, parts, picture, site } from './structured-data.fixture'

const problems = async (each: ReturnType<typeof page>) =>
  (await structuredData([each], (path) => path !== '/og/fehlt.png')).map((line) =>
    line.replace('/aktivrente: strukturierte Daten: ', ''),
  )

test('A graph that is valid, connected and says what the page says is right', async () => {
  expect(await problems(page())).toEqual([])
})

const { page: webPage, article, organization, website, breadcrumb } = parts
const { headline: _, ...withoutHeadline } = article
const [question] = webPage.mainEntity
const [home, last] = breadcrumb.itemListElement

test.each<[string, Change, ...string[]]>([
  [
    'a reference to nothing',
    { article: { ...article, author: { '@id': `${site}/#erika` } } },
    `nichts heißt „${site}/#erika“, obwohl darauf verwiesen wird.`,
  ],
  [
    'a part on its own',
    {
      website: { ...website, '@id': `${site}/#zweite`, publisher: undefined },
      page: { ...webPage, isPartOf: article.publisher },
    },
    `„${site}/#zweite“ hängt mit der Seite nicht zusammen.`,
    'WebSite braucht „publisher“.',
  ],
  [
    'a thing described twice',
    { article: { ...article, '@id': address } },
    `„${address}“ ist zweimal beschrieben.`,
  ],
  ['an article without headline', { article: withoutHeadline }, 'Article braucht „headline“.'],
  [
    'a type that schema.org lacks',
    { article: { ...article, '@type': ['Article', 'Artikel'] } },
    'Article,Artikel: den Typ „Artikel“ gibt es nicht.',
  ],
  [
    'a property of another type',
    { article: { ...article, jobTitle: 'Florist' } },
    'Article: „jobTitle“ gibt es bei Article nicht.',
  ],
  [
    'a thing of the wrong type',
    { article: { ...article, image: { ...organization, '@id': undefined } } },
    'der Wert von „image“ bei Article ist von falscher Art.',
    'Organization steht 2-mal da.',
  ],
  [
    'a date as Germans write it',
    { article: { ...article, datePublished: '1. Mai 2025' } },
    'der Wert von „datePublished“ bei Article ist von falscher Art.',
  ],
  [
    'an instruction, which Google retired',
    { article: { ...article, '@type': ['Article', 'HowTo'] } },
    'HowTo gehört nicht hierher: Google zeigt Anleitungen seit 2023 nicht mehr.',
  ],
  [
    'a path of one page',
    { breadcrumb: { ...breadcrumb, itemListElement: [home] } },
    'BreadcrumbList: „At least two ListItems are required“.',
    'der Brotkrumenpfad lautet anders als auf der Seite.',
  ],
  [
    'a path without addresses',
    { breadcrumb: { ...breadcrumb, itemListElement: [{ ...home, item: 'Startseite' }, last] } },
    'BreadcrumbList: „Invalid URL in field "item"“.',
    'der Wert von „item“ bei ListItem ist von falscher Art.',
  ],
  [
    'a question that the page does not ask',
    { page: { ...webPage, mainEntity: [{ ...question, name: 'Bekomme ich sie?' }] } },
    'eine Frage lautet anders als auf der Seite.',
  ],
  [
    'a title of another page',
    { page: { ...webPage, name: 'Minijob' } },
    'der Titel lautet anders als auf der Seite.',
  ],
  [
    'a logo that is not there',
    { organization: { ...organization, logo: { ...picture, url: `${site}/og/fehlt.png` } } },
    `das Bild ${site}/og/fehlt.png gibt es nicht.`,
  ],
])('It is told of %s', async (_what, change, ...expected) => {
  expect(await problems(page(change))).toEqual(expected)
})

test('It is told of data that are missing, broken, or where nobody may find the page', async () => {
  const script = (text: string) => `<script type="application/ld+json">${text}</script>`
  expect(await problems(built('/aktivrente', ''))).toEqual(['fehlen.'])
  for (const text of ['{', '[]', '{"@context":"https://schema.org","name":"A"}'])
    expect(await problems(built('/aktivrente', script(text)))).toEqual([
      'sind kein Graph von https://schema.org.',
    ])
  expect(await problems(page({}, '/danke'))).toEqual([
    '/danke: strukturierte Daten: unnötig auf einer Seite, die nicht gefunden werden soll.',
  ])
})
