import { useHead } from '@unhead/react'
import type { LoadedPage } from '../model/load-page.ts'
import { withoutJoiners } from '../model/typography.ts'
import { useSite } from '../site/site-context.ts'
import { graphOf } from './schema-org.ts'

/** What search engines read beside the text, as data that no browser runs. */
export function StructuredData({ page }: { page: LoadedPage }) {
  const site = useSite()
  const graph = { '@context': 'https://schema.org', '@graph': graphOf(page, site) }
  // Escaped, so that no text of a page can end the script element.
  const innerHTML = withoutJoiners(JSON.stringify(graph)).replaceAll('<', '\\u003c')
  useHead({ script: [{ type: 'application/ld+json', innerHTML, tagPosition: 'bodyClose' }] })
  return null
}
