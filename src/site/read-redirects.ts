import { readFileSync } from 'node:fs'
import { type Redirect, readRedirects } from '../model/netlify-rules.ts'
import { redirectsOf } from '../model/regions.ts'
import { readRegions } from './read-regions.ts'

/** Every old address: those of netlify.toml, and those of regionen.yaml. */
export const readAllRedirects = (): Redirect[] => [
  ...readRedirects(readFileSync('netlify.toml', 'utf8')),
  ...redirectsOf(readRegions()),
]
