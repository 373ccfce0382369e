import { type Route, routes } from '../../routes.ts'
import { readRedirects } from '../../src/model/links.ts'
import { spellings } from './spellings.ts'

/**
 * dist/_redirects: the host tells capitals from small letters, phones and posters don't. Each page
 * and each old address of netlify.toml answers to all its spellings, in one hop.
 */
export function spellingFile(netlifyToml: string): string {
  return [...spokenPaths().map((path) => ({ from: path, to: path })), ...readRedirects(netlifyToml)]
    .flatMap(({ from, to }) => spellings(from).map((spelling) => `${spelling} ${to} 301\n`))
    .join('')
}

/** Pages whose addresses people pass on: not those that only answer something. */
const spokenPaths = () =>
  routes
    .filter(({ path, sitemap, noindex }: Route) => path !== '/' && (sitemap || !noindex))
    .map(({ path }) => path)
