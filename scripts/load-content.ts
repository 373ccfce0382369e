import { readFileSync } from 'node:fs'
import { routes } from '../routes'
import { ContentError } from '../src/model/findings'
import { readRedirects } from '../src/model/links'
import { readSite, type Site } from '../src/model/read-site'
import { readContentFiles } from './content-files'

/** The site's content, read from disk: for what is not rendered by vite. Throws `ContentError`. */
export function loadContent(): Site {
  const redirects = readRedirects(readFileSync('netlify.toml', 'utf8'))
  const result = readSite(readContentFiles(), { routes, redirects })
  if (!result.ok) throw new ContentError(result.findings)
  return result.site
}
