import netlify from '../../netlify.toml?raw'
import { routes } from '../../routes'
import { ContentError } from './findings'
import { readRedirects } from './links'
import { readSite, type Site } from './read-site'

const raw = import.meta.glob<string>('../content/**/*.{yaml,yml,md}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * The site's content, once for the whole build. Throws `ContentError` with every finding. Picture
 * files are verified by check-content alone: the build cannot list public/.
 */
export function loadSite(): Site {
  const files = Object.fromEntries(
    Object.entries(raw)
      .filter(([path]) => !path.endsWith('/LIESMICH.md'))
      .map(([path, text]) => [path.replace('../content/', 'src/content/'), text]),
  )
  const result = readSite(files, { routes, redirects: readRedirects(netlify) })
  if (!result.ok) throw new ContentError(result.findings)
  return result.site
}
