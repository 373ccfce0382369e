import { worthCompressing } from './encode.ts'
import type { Place } from './place.ts'
import { type HeaderRule, type HostRules, isConditional, quoted } from './rules.ts'

/** A file for nginx's `http` context: maps, then servers. */
export function nginxConfig(rules: HostRules, place: Place): string {
  const conditional = rules.headers.filter(isConditional)
  // In locations, not in the server, so that redirects have none.
  const headers = rules.headers.map(
    (rule) =>
      `add_header ${rule.name} ${isConditional(rule) ? variable(rule) : quoted(rule.everywhere)} always;`,
  )
  return `${[
    'map_hash_bucket_size 256;',
    'map_hash_max_size 8192;',
    'map $request_uri $wirkzeit_path { "~^(?<wirkzeit_bare>[^?]*)" $wirkzeit_bare; }',
    ...conditional.map((rule) =>
      map(variable(rule), [
        ...[...rule.exact].map(entry),
        ...[...rule.below].map(([folder, value]) => `"~^${folder}(?:/|$)" ${quoted(value)};`),
        ...(rule.everywhere ? [`default ${quoted(rule.everywhere)};`] : []),
      ]),
    ),
    ...(place.port ? [] : [otherServers(place)]),
    block('server', [
      ...(place.port ? [`listen 127.0.0.1:${place.port};`] : secure(place.host)),
      `server_name ${place.port ? '_' : place.host};`,
      `root ${place.root};`,
      'server_tokens off;',
      'charset utf-8;',
      `charset_types ${charsetTypes(rules).join(' ')};`,
      block(
        'types',
        [...rules.types].map(([ending, type]) => `${type.split(';')[0]} ${ending};`),
      ),
      'gzip on;',
      'gzip_static on;',
      'gzip_vary on;',
      'gzip_proxied any;',
      `gzip_min_length ${worthCompressing};`,
      // nginx always compresses text/html, and it must not be listed.
      `gzip_types ${rules.compressed.filter((type) => type !== 'text/html').join(' ')};`,
      'error_page 404 @missing;',
      // Not in a map, whose keys ignore case.
      ...[...rules.moved].map(
        ([from, to]) => `location = ${quoted(from)} { return 301 ${to}$is_args$args; }`,
      ),
      block('location /', [...headers, 'try_files $uri $uri.html $uri/index.html =404;']),
      // `break`, because the addresses of these files are redirected.
      block('location = /', [...headers, 'rewrite ^ /index.html break;']),
      block('location @missing', [...headers, 'rewrite ^ /404.html break;']),
    ]),
  ].join('\n')}\n`
}

const variable = ({ name }: HeaderRule) => `$wirkzeit_${name.toLowerCase().replaceAll('-', '_')}`

const entry = ([path, value]: [string, string]) => `${quoted(path)} ${quoted(value)};`

const map = (name: string, lines: string[]) => block(`map $wirkzeit_path ${name}`, lines)

const block = (head: string, lines: string[]) =>
  `${head} {\n${lines.map((line) => line.replace(/^/gm, '  ')).join('\n')}\n}`

const charsetTypes = ({ types }: HostRules) => [
  ...new Set(
    [...types.values()]
      .filter((type) => type.includes('charset'))
      .map((type) => type.split(';')[0] ?? '')
      .filter((type) => type !== 'text/html'),
  ),
]

const secure = (host: string) => [
  'listen 443 ssl http2;',
  'listen [::]:443 ssl http2;',
  `ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;`,
  `ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;`,
]

/** Redirects http and the twin host to the site. */
const otherServers = ({ host, twin, root }: Place) =>
  [
    block('server', [
      'listen 80;',
      'listen [::]:80;',
      `server_name ${[host, twin].filter(Boolean).join(' ')};`,
      // For the challenge of a certificate.
      block('location /.well-known/acme-challenge/', [`root ${root};`]),
      block('location /', [`return 301 https://${host}$request_uri;`]),
    ]),
    ...(twin
      ? [
          block('server', [
            ...secure(host),
            `server_name ${twin};`,
            `return 301 https://${host}$request_uri;`,
          ]),
        ]
      : []),
  ].join('\n')
