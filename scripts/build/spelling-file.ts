import { isPassedOn, routesWith } from '../../routes.ts'
import { type Redirect, readRedirects } from '../../src/model/netlify-rules.ts'
import { type Region, redirectsOf } from '../../src/model/regions.ts'
import { spellings } from './spellings.ts'

/**
 * dist/_redirects. The host distinguishes capitals from small letters, people do not: this redirects the
 * spellings of each page and of each old address to the page, in one hop. The old addresses of regionen.yaml
 * themselves are redirected here as well; those of netlify.toml are redirected there.
 */
export function spellingFile(netlifyToml: string, regions: readonly Region[]): string {
  const ofRegions = redirectsOf(regions)
  const pages = spokenPaths(regions).map((path) => ({ from: path, to: path }))
  return [...ofRegions, ...[...pages, ...readRedirects(netlifyToml), ...ofRegions].flatMap(spelled)]
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('')
}

const spelled = ({ from, to }: Redirect): Redirect[] =>
  spellings(from).map((spelling) => ({ from: spelling, to }))

const spokenPaths = (regions: readonly Region[]) =>
  routesWith(regions)
    .filter(isPassedOn)
    .map(({ path }) => path)
