import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Organization,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import type { LoadedPage } from '../model/load-page.ts'
import { plain } from '../model/markdown.ts'
import { isLongRead } from '../pages/long-read.ts'
import type { SiteContext } from '../site/site-context.ts'
import { crumbsOf } from './Breadcrumbs.tsx'

/**
 * The structured data of a page. Texts come from the blocks that the page shows, so the two cannot differ.
 * The site is described on the start page, where search engines look for it; the company there, on the
 * page with the form, and as the publisher of articles. Title, language and description stand in the head
 * already.
 */
export function graphOf(page: LoadedPage, site: SiteContext): Thing[] {
  const { path, parent } = site.route
  const isStart = path === '/'
  return [
    ...(isStart || path === '/registrieren' || page.artikel ? [organization(site)] : []),
    ...(isStart ? [webSite(site)] : []),
    webPage(page, site),
    ...(parent ? [breadcrumb(site)] : []),
    ...(page.artikel ? [article(page, page.artikel.veroeffentlicht, site)] : []),
  ]
}

function ids({ origin, route }: SiteContext) {
  const page = origin + route.path
  return {
    organization: `${origin}/#organization`,
    website: `${origin}/#website`,
    page,
    breadcrumb: `${page}#brotkrumen`,
    article: `${page}#artikel`,
  }
}

const ref = (id: string) => ({ '@id': id })

/**
 * With legal name and postal address on the page with the form; elsewhere what an article's publisher
 * needs.
 */
function organization(site: SiteContext): Organization {
  const { brand, origin, route } = site
  const legal = {
    '@type': 'Organization',
    legalName: brand.firma,
    email: brand.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: brand.strasse,
      postalCode: brand.plz,
      addressLocality: brand.ort,
      addressCountry: 'DE',
    },
  } satisfies Organization
  return {
    '@type': 'Organization',
    '@id': ids(site).organization,
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    ...(route.path === '/registrieren' && legal),
  }
}

const webSite = (site: SiteContext): WebSite => ({
  '@type': 'WebSite',
  '@id': ids(site).website,
  url: `${site.origin}/`,
  name: site.brand.name,
  publisher: ref(ids(site).organization),
})

function webPage(page: LoadedPage, site: SiteContext): WebPage {
  const { route } = site
  const id = ids(site)
  const about = {
    '@type': 'WebPage',
    '@id': id.page,
    url: id.page,
    // Only where the page shows the date.
    ...(isLongRead(page, route) && { dateModified: page.geaendert }),
    ...(route.path === '/' && { isPartOf: ref(id.website) }),
    ...(route.path === '/registrieren' && { publisher: ref(id.organization) }),
    ...(route.parent && { breadcrumb: ref(id.breadcrumb) }),
  } satisfies WebPage
  const questions = page.bloecke.flatMap((block) => (block.art === 'faq' ? block.fragen : []))
  if (questions.length === 0) return about
  const faq: FAQPage = {
    ...about,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ frage, antwort }) => ({
      '@type': 'Question',
      name: frage,
      acceptedAnswer: { '@type': 'Answer', text: plain(antwort) },
    })),
  }
  return faq
}

const breadcrumb = (site: SiteContext): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': ids(site).breadcrumb,
  itemListElement: crumbsOf(site.route, site.routes).map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: site.origin + path,
  })),
})

function article(page: LoadedPage, published: string, site: SiteContext): Article {
  const id = ids(site)
  return {
    '@type': 'Article',
    '@id': id.article,
    headline: headlineOf(page),
    datePublished: published,
    dateModified: page.geaendert,
    author: ref(id.organization),
    publisher: ref(id.organization),
    image: site.origin + site.linkPicture.src,
    mainEntityOfPage: ref(id.page),
  }
}

/** The headline on the page, not `titel`, which is written for search results and carries the year. */
function headlineOf({ titel, bloecke }: LoadedPage): string {
  const opening = bloecke.find((block) => block.art === 'held')
  return opening?.ueberschrift ?? titel
}
