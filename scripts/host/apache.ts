import { compressible } from './encode.ts'
import type { Place } from './place.ts'
import { type HeaderRule, type HostRules, quoted } from './rules.ts'

/** A `.htaccess` for the folder `dist`: all that shared hosting lets its customers configure. */
export function apacheConfig(rules: HostRules, { host, port }: Place): string {
  return `${[
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'DirectoryIndex disabled',
    'ErrorDocument 404 /404.html',
    'FileETag MTime Size',
    ...[...rules.types].map(([ending, type]) => `AddType ${quoted(type)} .${ending}`),
    '',
    'RewriteEngine On',
    // Apache's internal request for the error page.
    'RewriteCond %{ENV:REDIRECT_STATUS} =404',
    'RewriteRule ^ - [END]',
    ...(port ? [] : toOneAddress(host)),
    'RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$',
    'RewriteRule ^ - [R=405,L]',
    ...[...rules.moved].map(
      ([from, to]) => `RewriteRule ^${literal(from.slice(1))}$ ${to} [R=301,L]`,
    ),
    'RewriteRule ^$ /index.html [END]',
    ...rules.tiny.map(
      (path) => `RewriteRule ^${literal(path.slice(1))}$ - [E=no-gzip:1,E=no-brotli:1]`,
    ),
    'RewriteCond %{REQUEST_FILENAME} -f',
    'RewriteRule ^ - [END]',
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    'RewriteRule ^(.+)$ /$1.html [END]',
    'RewriteCond %{REQUEST_FILENAME}index.html -f',
    'RewriteRule ^(.+/)$ /$1index.html [END]',
    'RewriteRule ^ - [R=404,L]',
    '',
    ...rules.headers.flatMap(headerLines),
    '',
    // By extension: filters by type would miss error pages.
    `<IfModule mod_brotli.c>\n  AddOutputFilter BROTLI_COMPRESS;DEFLATE ${endings(rules)}\n</IfModule>`,
    `<IfModule !mod_brotli.c>\n  AddOutputFilter DEFLATE ${endings(rules)}\n</IfModule>`,
  ].join('\n')}\n`
}

const endings = ({ types }: HostRules) =>
  [...types].flatMap(([ending, type]) => (compressible.test(type) ? [ending] : [])).join(' ')

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const toOneAddress = (host: string) => [
  // Behind a proxy that terminates TLS, the first condition alone would redirect forever.
  'RewriteCond %{HTTPS} !=on',
  'RewriteCond %{HTTP:X-Forwarded-Proto} !=https',
  `RewriteRule ^ https://${host}%{REQUEST_URI} [R=301,L]`,
  `RewriteCond %{HTTP_HOST} !^${literal(host)}$ [NC]`,
  `RewriteRule ^ https://${host}%{REQUEST_URI} [R=301,L]`,
]

// The request line, because inside Apache an error page has another path.
const asked = (paths: string) => `%{THE_REQUEST} =~ m#^[A-Z]+ ${paths}#`
const notMoved = '! %{REQUEST_STATUS} in { "301", "302", "307", "308" }'

function headerLines({ name, everywhere, exact, below }: HeaderRule): string[] {
  const line = (value: string, condition: string) =>
    `Header always set ${name} ${quoted(value)} "expr=${[condition, notMoved].filter(Boolean).join(' && ').replaceAll('"', "'")}"`
  return [
    ...(everywhere ? [line(everywhere, '')] : []),
    ...[...below].map(([folder, value]) => line(value, asked(`${literal(folder)}[/? ]`))),
    ...[...new Set(exact.values())].map((value) => {
      const paths = [...exact].filter(([, its]) => its === value).map(([path]) => literal(path))
      return line(value, asked(`(?:${paths.join('|')})[? ]`))
    }),
  ]
}
