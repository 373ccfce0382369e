import { worthCompressing } from './encode.ts'
import type { Place } from './place.ts'
import { type HeaderRule, type HostRules, isConditional, quoted } from './rules.ts'

/** A Caddyfile. Caddy itself cares for certificates and redirects http to https. */
export function caddyConfig(rules: HostRules, place: Place): string {
  const conditional = rules.headers.filter(isConditional)
  const site = block(place.port ? `http://127.0.0.1:${place.port}` : place.host, [
    `root * ${place.root}`,
    block('route', [
      map('{path}', '{wirkzeit_moved}', [...[...rules.moved].map(entry), 'default ""']),
      map('{query}', '{wirkzeit_query}', ['"" ""', 'default "?{query}"']),
      '@moved expression {wirkzeit_moved} != ""',
      'redir @moved {wirkzeit_moved}{wirkzeit_query} 301',
      ...conditional.map((rule) =>
        map('{path}', placeholder(rule), [
          ...[...rule.exact].map(entry),
          ...[...rule.below].map(([folder, value]) => `"~^${folder}(?:/|$)" ${quoted(value)}`),
          `default ${quoted(rule.everywhere)}`,
        ]),
      ),
      block('header', [
        ...rules.headers
          .filter((rule) => !isConditional(rule))
          .map(({ name, everywhere }) => `${name} ${quoted(everywhere)}`),
      ]),
      ...conditional.flatMap((rule) => [
        `${matcher(rule)} expression ${placeholder(rule)} != ""`,
        `header ${matcher(rule)} ${rule.name} ${placeholder(rule)}`,
      ]),
      'header -Server',
      ...compression(rules),
      '@reading method GET HEAD',
      'try_files {path} {path}.html',
      ...[...rules.types].flatMap(([ending, type]) => [
        block(`@${ending}`, ['file', `path *.${ending}`]),
        `header @${ending} Content-Type ${quoted(type)}`,
      ]),
      block('file_server @reading', ['precompressed br gzip', 'disable_canonical_uris']),
      'respond 405',
    ]),
    block('handle_errors', [
      'header -Server',
      ...compression(rules),
      '@missing expression {err.status_code} == 404',
      'rewrite @missing /404.html',
      'file_server @missing',
    ]),
  ])
  const twin = place.twin ? [block(place.twin, [`redir https://${place.host}{uri} 301`])] : []
  const trial = block('', ['admin off', 'auto_https off'])
  return `${(place.port ? [trial, site] : [...twin, site]).join('\n')}\n`
}

const word = ({ name }: HeaderRule) => name.toLowerCase().replaceAll('-', '_')
const placeholder = (rule: HeaderRule) => `{wirkzeit_${word(rule)}}`
const matcher = (rule: HeaderRule) => `@${word(rule)}`

const entry = ([path, value]: [string, string]) => `${quoted(path)} ${quoted(value)}`

const map = (from: string, to: string, lines: string[]) => block(`map ${from} ${to}`, lines)

const block = (head: string, lines: string[]) =>
  `${head} {\n${lines.map((line) => line.replace(/^/gm, '\t')).join('\n')}\n}`.trimStart()

const compression = ({ compressed }: HostRules) => [
  block('encode gzip', [
    `minimum_length ${worthCompressing}`,
    block(
      'match',
      compressed.map((type) => `header Content-Type ${type}*`),
    ),
  ]),
]
