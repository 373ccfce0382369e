import { built } from './built.ts'

export const site = 'https://www.wirkzeit.example'
export const address = `${site}/aktivrente`
const picture = `${site}/og/bild.png`
const organization = { '@id': `${site}/#organization` }

/** The parts of a valid graph. */
export const parts = {
  organization: {
    ...organization,
    '@type': 'Organization',
    name: 'Wirkzeit',
    url: `${site}/`,
    logo: picture,
  },
  page: {
    '@id': address,
    '@type': 'FAQPage',
    url: address,
    dateModified: '2026-11-21',
    breadcrumb: { '@id': `${address}#brotkrumen` },
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Muss ich sie beantragen?',
        acceptedAnswer: { '@type': 'Answer', text: 'Nein.' },
      },
    ],
  },
  breadcrumb: {
    '@id': `${address}#brotkrumen`,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Startseite', item: `${site}/` },
      { '@type': 'ListItem', position: 2, name: 'Aktivrente', item: address },
    ],
  },
  article: {
    '@id': `${address}#artikel`,
    '@type': 'Article',
    headline: 'Aktivrente: was gilt',
    datePublished: '2025-05-01',
    dateModified: '2026-11-21',
    author: organization,
    publisher: organization,
    image: picture,
    mainEntityOfPage: { '@id': address },
  },
}

export type Change = { [Part in keyof typeof parts]?: object }

/** A page whose graph is valid except for `change`. */
export const page = (change: Change = {}, path = '/aktivrente') =>
  built(
    path,
    `<head><title>Aktivrente: was gilt</title><link rel="canonical" href="${address}">
    <meta property="og:type" content="article"></head>
    <main><h1>Aktivrente: was gilt</h1></main>
    <ol class="breadcrumbs"><li>Startseite</li><li>Aktivrente</li></ol>
    <div class="faq"><details><summary>Muss ich sie beantragen?</summary>
    <div class="faq-answer"><p>Nein.</p></div></details></div>
    <script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': Object.values({ ...parts, ...change }),
    })}</script>`,
  )
