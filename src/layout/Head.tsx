import { useHead, useSeoMeta } from '@unhead/react'
import type { LoadedPage } from '../model/load-page.ts'
import { useSite } from '../site/site-context.ts'
import { StructuredData } from './StructuredData.tsx'

/** Title, description, address and what link previews show. */
export function Head({ page }: { page: LoadedPage }) {
  const { brand, route, origin, isPublic, searchConsole, linkPicture } = useSite()
  // The 404 page has no address: phones would share this one instead of the address that was asked for.
  const url = route.path === '/404' ? undefined : origin + (route.canonical ?? route.path)
  useHead({
    link: [
      ...(url ? [{ rel: 'canonical' as const, href: url }] : []),
      // Without a title: feed readers show the title in the feed.
      { rel: 'alternate', href: '/feed.xml', type: 'application/atom+xml' },
    ],
  })
  useSeoMeta({
    title: page.titel,
    description: page.beschreibung,
    robots: robotsOf(route.noindex, isPublic),
    formatDetection: 'telephone=no',
    ogTitle: page.titel,
    ogDescription: page.beschreibung,
    ogUrl: url,
    ogSiteName: brand.name,
    ogLocale: 'de_DE',
    ogImage: {
      url: origin + linkPicture.src,
      width: linkPicture.width,
      height: linkPicture.height,
      alt: linkPicture.alt,
    },
    // X takes title, description and picture from Open Graph.
    twitterCard: 'summary_large_image',
    twitterSite: brand.soziales_profil,
    // Google looks for it on the start page alone.
    googleSiteVerification: route.path === '/' ? searchConsole || undefined : undefined,
    ...(page.artikel
      ? {
          ogType: 'article',
          articlePublishedTime: page.artikel.veroeffentlicht,
          articleModifiedTime: page.geaendert,
          articleSection: route.sitemap?.group,
        }
      : { ogType: 'website' }),
  })
  return route.noindex ? null : <StructuredData page={page} />
}

/** Content of the robots tag. `max-image-preview:large` allows large pictures in search results. */
function robotsOf(noindex: true | undefined, isPublic: boolean): string {
  if (!isPublic) return 'noindex, nofollow'
  return noindex ? 'noindex, follow' : 'index, follow, max-image-preview:large'
}
