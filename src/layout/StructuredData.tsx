import {
  defineArticle,
  defineBreadcrumb,
  defineImage,
  defineOrganization,
  defineQuestion,
  defineWebPage,
  defineWebSite,
  useSchemaOrg,
} from '@unhead/schema-org/react'
import { pictureSize } from '../link-picture/draw'
import type { LoadedPage } from '../model/load-page'
import { plain } from '../model/markdown'
import { questionId } from '../model/sections'
import { withoutJoiners } from '../model/typography'
import { type SiteContext, useSite } from '../site/site-context'
import { crumbsOf } from './Breadcrumbs'

/**
 * What search engines read beside the text: one graph, from the very blocks that are shown, so that
 * a question on the page and a question in the graph cannot differ. Every node is named here, and
 * every reference: what the library would add by itself is a second organization and a wrong picture.
 */
export function StructuredData({ page }: { page: LoadedPage }) {
  const site = useSite()
  useSchemaOrg([
    organization(site),
    defineWebSite({
      '@id': ids(site).website,
      url: `${site.origin}/`,
      name: site.brand.name,
      description: site.brand.untertitel,
      inLanguage: 'de',
      publisher: ref(ids(site).organization),
    }),
    webPage(site, page),
    ...(site.route.parent ? [breadcrumb(site)] : []),
    ...(page.artikel ? [article(site, page, page.artikel.veroeffentlicht)] : []),
  ])
  return null
}

function ids({ origin, route }: SiteContext) {
  const page = origin + route.path
  return {
    organization: `${origin}/#organization`,
    website: `${origin}/#website`,
    page,
    picture: `${page}#bild`,
    breadcrumb: `${page}#brotkrumen`,
    article: `${page}#artikel`,
  }
}

const ref = (id: string) => ({ '@id': id })

/** In full on the start page; elsewhere what an article's publisher needs. */
function organization(site: SiteContext) {
  const { brand, origin, route } = site
  const legal = {
    legalName: brand.firma,
    email: brand.email,
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: brand.strasse,
      postalCode: brand.plz,
      addressLocality: brand.ort,
      addressCountry: 'DE',
    },
  }
  return defineOrganization({
    '@id': ids(site).organization,
    name: brand.name,
    url: `${origin}/`,
    logo: defineImage({ url: `${origin}/icon-512.png`, width: 512, height: 512 }),
    ...(route.path === '/' && legal),
  })
}

function webPage(site: SiteContext, page: LoadedPage) {
  const { origin, route, linkPicture } = site
  const id = ids(site)
  const questions = page.bloecke.flatMap((block) => (block.art === 'faq' ? block.fragen : []))
  return defineWebPage({
    // Always a list: to a single „WebPage“ the library adds an action that says nothing.
    '@type': questions.length > 0 ? ['WebPage', 'FAQPage'] : ['WebPage'],
    '@id': id.page,
    url: id.page,
    name: page.titel,
    description: page.beschreibung,
    inLanguage: 'de',
    ...(page.artikel && { datePublished: page.artikel.veroeffentlicht }),
    dateModified: page.geaendert,
    isPartOf: ref(id.website),
    publisher: ref(id.organization),
    primaryImageOfPage: {
      ...defineImage({ url: origin + linkPicture.src, ...pictureSize }),
      '@id': id.picture,
    },
    ...(route.parent && { breadcrumb: ref(id.breadcrumb) }),
    ...(questions.length > 0 && {
      mainEntity: questions.map(({ frage, antwort }) =>
        defineQuestion({
          '@id': `${id.page}#${questionId(frage)}`,
          name: withoutJoiners(frage),
          acceptedAnswer: withoutJoiners(plain(antwort)),
        }),
      ),
    }),
  })
}

function breadcrumb(site: SiteContext) {
  return defineBreadcrumb({
    '@id': ids(site).breadcrumb,
    itemListElement: crumbsOf(site.route, site.routes).map(({ label, path }) => ({
      name: label,
      item: site.origin + path,
    })),
  })
}

function article(site: SiteContext, page: LoadedPage, published: string) {
  const id = ids(site)
  return defineArticle({
    '@id': id.article,
    headline: page.titel,
    description: page.beschreibung,
    inLanguage: 'de',
    datePublished: published,
    dateModified: page.geaendert,
    author: ref(id.organization),
    publisher: ref(id.organization),
    image: ref(id.picture),
    mainEntityOfPage: ref(id.page),
    isPartOf: ref(id.page),
  })
}
