import { type Built, isFile, isIndexed, readOut } from './built'
import { disallowed } from './disallowed'
import { originOf } from './indexing'

type Files = { robots: string; headers: string }

const read = (): Files => ({
  robots: readOut('robots.txt'),
  headers: isFile('/_headers') ? readOut('_headers') : '',
})

/**
 * robots.txt names the sitemap and forbids no page that search engines shall show; or, on a
 * preview, it forbids everything and every answer says `noindex`.
 */
export function robotsFile(pages: Built[], { robots, headers }: Files = read()): string[] {
  const forbidden = disallowed(robots)
  if (forbidden.includes('/'))
    return /^\/\*\n(?: {2}.*\n)*? {2}X-Robots-Tag: noindex$/m.test(headers)
      ? []
      : ['robots.txt: verbietet alles; dann muss _headers „X-Robots-Tag: noindex“ für /* setzen.']
  const sitemap = `${originOf(pages)}/sitemap.xml`
  return [
    ...(robots.includes(`\nSitemap: ${sitemap}\n`) ? [] : [`robots.txt: nennt ${sitemap} nicht.`]),
    ...pages
      .filter(isIndexed)
      .filter(({ path }) => forbidden.some((prefix) => path.startsWith(prefix)))
      .map(({ path }) => `robots.txt: verbietet ${path}.`),
  ]
}
