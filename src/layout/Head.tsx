import { useHead, useSeoMeta } from '@unhead/react'
import type { LoadedPage } from '../model/load-page'
import { StructuredData } from './StructuredData'
import { useSite } from './site-context'

/** Title, description, address and what link previews show (specification, section 2). */
export function Head({ page }: { page: LoadedPage }) {
  const { brand, route, origin } = useSite()
  const url = origin + (route.canonical ?? route.path)
  useHead({ link: [{ rel: 'canonical', href: url }] })
  useSeoMeta({
    title: page.titel,
    description: page.beschreibung,
    robots: route.noindex ? 'noindex, follow' : 'index, follow',
    formatDetection: 'telephone=no',
    themeColor: '#ffffff',
    ogTitle: page.titel,
    ogDescription: page.beschreibung,
    ogUrl: url,
    ogSiteName: brand.name,
    ogLocale: 'de_DE',
    ogType: page.artikel ? 'article' : 'website',
    twitterCard: 'summary',
    twitterSite: brand.soziales_profil,
  })
  return route.noindex ? null : <StructuredData page={page} />
}
