import { apacheConfig } from './apache.ts'
import { caddyConfig } from './caddy.ts'
import { nginxConfig } from './nginx.ts'
import type { Place } from './place.ts'
import type { HostRules } from './rules.ts'

export type Program = 'nginx' | 'caddy' | 'apache'

/** Name and generator of each server's configuration file. */
export const configFiles: Record<
  Program,
  { name: string; write: (rules: HostRules, place: Place) => string }
> = {
  nginx: { name: 'wirkzeit.conf', write: nginxConfig },
  caddy: { name: 'Caddyfile', write: caddyConfig },
  apache: { name: '.htaccess', write: apacheConfig },
}
