import {
  defineArticle,
  defineBreadcrumb,
  defineOrganization,
  defineQuestion,
  defineWebPage,
  defineWebSite,
  useSchemaOrg,
} from '@unhead/schema-org/react'
import type { LoadedPage } from '../model/load-page'
import { plain } from '../model/markdown'
import { crumbsOf } from './Breadcrumbs'
import { useSite } from './site-context'

/**
 * What search engines read beside the text: one graph, from the very blocks that are shown, so that
 * a question on the page and a question in the graph cannot differ.
 */
export function StructuredData({ page }: { page: LoadedPage }) {
  const { brand, route, routes } = useSite()
  const questions = page.bloecke.flatMap((block) => (block.art === 'faq' ? block.fragen : []))
  useSchemaOrg([
    defineOrganization({ name: brand.name, logo: '/favicon.svg', email: brand.email }),
    defineWebSite({ name: brand.name, description: brand.untertitel, inLanguage: 'de-DE' }),
    defineWebPage(questions.length > 0 ? { '@type': ['WebPage', 'FAQPage'] } : {}),
    ...questions.map(({ frage, antwort }) =>
      defineQuestion({ name: frage, acceptedAnswer: plain(antwort) }),
    ),
    ...(route.parent
      ? [
          defineBreadcrumb({
            itemListElement: crumbsOf(route, routes).map(({ label, path }) => ({
              name: label,
              item: path,
            })),
          }),
        ]
      : []),
    ...(page.artikel
      ? [
          defineArticle({
            headline: page.titel,
            description: page.beschreibung,
            datePublished: page.artikel.veroeffentlicht,
            dateModified: page.geaendert,
          }),
        ]
      : []),
  ])
  return null
}
