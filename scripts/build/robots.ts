/**
 * Everything may be read on the site itself, nothing on previews and branch deploys. These also
 * answer with `noindex` (headers.ts), for crawlers that find an address elsewhere.
 */
export function robotsTxt(origin: string, isPublic: boolean): string {
  if (!isPublic) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}
