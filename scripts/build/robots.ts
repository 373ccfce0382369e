/**
 * robots.txt: allows everything on the public site, and nothing on previews and branch deploys, which also
 * send `noindex` (headers.ts), for crawlers that ignore this file.
 */
export function robotsTxt(origin: string, isPublic: boolean): string {
  if (!isPublic) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}
