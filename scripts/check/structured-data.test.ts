import { expect, test } from 'vitest'
import { built } from './built.ts'
import { address, type Change, page, parts, site } from './structured-data.fixture.ts'
import { structuredData } from './structured-data.ts'

const problems = (each: ReturnType<typeof page>) =>
  structuredData([each], (path) => path !== '/og/fehlt.png').map((line) =>
    line.replace('/aktivrente: strukturierte Daten: ', ''),
  )

test('A graph that is valid, connected and says what the page says is right', () => {
  expect(problems(page())).toEqual([])
})

const { page: webPage, article, organization, breadcrumb } = parts
const [question] = webPage.mainEntity
const [home] = breadcrumb.itemListElement

test.each<[string, Change, ...string[]]>([
  [
    'a reference to nothing',
    { article: { ...article, author: { '@id': `${site}/#erika` } } },
    `nichts heißt „${site}/#erika“, obwohl darauf verwiesen wird.`,
  ],
  [
    'a part on its own',
    { page: { ...webPage, breadcrumb: undefined } },
    `„${address}#brotkrumen“ hängt mit der Seite nicht zusammen.`,
  ],
  [
    'a thing described twice',
    { article: { ...article, '@id': address } },
    `„${address}“ ist zweimal beschrieben.`,
  ],
  [
    'a page without its article',
    { article: { ...article, '@type': 'Thing' } },
    'Article steht 0-mal da.',
  ],
  [
    'a path of one page',
    { breadcrumb: { ...breadcrumb, itemListElement: [home] } },
    'der Brotkrumenpfad lautet anders als auf der Seite.',
  ],
  [
    'an answer that looks the same and is another',
    {
      page: {
        ...webPage,
        mainEntity: [{ ...question, acceptedAnswer: { '@type': 'Answer', text: 'Ne\u00adin.' } }],
      },
    },
    'eine Antwort lautet anders als auf der Seite.',
  ],
  [
    'a question that the page does not ask',
    { page: { ...webPage, mainEntity: [{ ...question, name: 'Bekomme ich sie?' }] } },
    'eine Frage lautet anders als auf der Seite.',
  ],
  [
    'a headline that the page has not',
    { article: { ...article, headline: 'Aktivrente' } },
    'die Überschrift lautet anders als auf der Seite.',
  ],
  [
    'a logo that is not there',
    { organization: { ...organization, logo: `${site}/og/fehlt.png` } },
    `das Bild ${site}/og/fehlt.png gibt es nicht.`,
  ],
])('It is told of %s', (_what, change, ...expected) => {
  expect(problems(page(change))).toEqual(expected)
})

test('It is told of data that are missing, broken, or where nobody may find the page', () => {
  const script = (text: string) => `<script type="application/ld+json">${text}</script>`
  expect(problems(built('/aktivrente', ''))).toEqual(['fehlen.'])
  for (const text of ['{', '[]', '{"@context":"https://schema.org","name":"A"}'])
    expect(problems(built('/aktivrente', script(text)))).toEqual([
      'sind kein Graph von https://schema.org.',
    ])
  expect(problems(page({}, '/danke'))).toEqual([
    '/danke: strukturierte Daten: unnötig auf einer Seite, die nicht gefunden werden soll.',
  ])
})
