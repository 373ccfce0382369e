import { readFileSync } from 'node:fs'
import { type Redirect, readRedirects } from '../model/netlify-rules.ts'
import { redirectsOf } from '../model/regions.ts'
import { readRegions } from './read-regions.ts'

/** The redirects of all old addresses, from netlify.toml and regionen.yaml. */
export const readAllRedirects = (): Redirect[] => [
  ...readRedirects(readFileSync('netlify.toml', 'utf8')),
  ...redirectsOf(readRegions()),
]
