import { statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { z } from 'zod'
import { Stop } from '../../src/stop.ts'
import { compressible, worthCompressing } from './encode.ts'
import { filesIn } from './files-in.ts'
import { netlifyHandler } from './netlify.ts'
import { prettyPath } from './pretty-path.ts'

/** A header of all answers but redirects. Other paths get `everywhere`, or no such header if it is empty. */
export interface HeaderRule {
  name: string
  everywhere: string
  exact: Map<string, string>
  /** By folder without trailing slash: for it and everything below. */
  below: Map<string, string>
}

/** Netlify's rules in a form from which any server can be configured. */
export interface HostRules {
  /** Permanent redirects of exact paths, which keep the query. */
  moved: ReadonlyMap<string, string>
  headers: HeaderRule[]
  /** Content type by file extension, without dot. */
  types: ReadonlyMap<string, string>
  /** Those of `types` to compress, without parameters. */
  compressed: string[]
  /** Paths of files too small to compress. */
  tiny: string[]
}

/** Whether the value depends on the path. */
export const isConditional = ({ exact, below }: HeaderRule): boolean => exact.size + below.size > 0

/** A quoted string for nginx, Caddy and Apache alike. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Reads `root`/netlify.toml and `root`/dist. Throws Stop for a redirect that has no equivalent. */
export async function readHostRules(root: string): Promise<HostRules> {
  const dist = join(root, 'dist')
  const files = filesIn(dist)
  const types = await readTypes(root, files)
  return {
    moved: new Map([...prettyMoves(files), ...(await redirects(root, files))].reverse()),
    headers: await headerRules(root),
    types,
    compressed: [...new Set([...types.values()].map(bare))].filter((type) =>
      compressible.test(type),
    ),
    tiny: files.filter((file) => statSync(join(dist, file)).size < worthCompressing),
  }
}

const bare = (type: string) => type.split(';')[0] ?? type

function prettyMoves(files: string[]): [string, string][] {
  const isFile = (path: string) => files.includes(path)
  return files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => [file, file.replace(/\.html$/, '/'), file.replace(/\/index\.html$/, '')])
    .flatMap((path) => {
      const to = path && prettyPath(path, isFile)
      return to ? [[path, to] as [string, string]] : []
    })
}

const plainRedirect = z.strictObject({
  from: z.string().regex(/^\/[^*:?]*$/),
  to: z.string().regex(/^[^?*]*$/),
  status: z.literal(301),
  force: z.literal(false),
  query: z.strictObject({}),
  conditions: z.strictObject({}),
  headers: z.strictObject({}),
})

async function redirects(root: string, files: string[]): Promise<[string, string][]> {
  const { redirects: rules } = await parseAllRedirects({
    redirectsFiles: [join(root, 'dist', '_redirects')],
    netlifyConfigPath: join(root, 'netlify.toml'),
    configRedirects: [],
    minimal: true,
  })
  return rules.flatMap((rule): [string, string][] => {
    const { data } = plainRedirect.safeParse(rule)
    if (!data) {
      throw new Stop(
        `Diese Umleitung lässt sich nicht übersetzen: ${JSON.stringify(rule)}. Möglich sind „from“ und „to“ ohne Platzhalter, mit status = 301.`,
      )
    }
    const from = data.from.replace(/(.)\/$/, '$1')
    // A page with this path wins over the rule.
    if (files.includes(from) || files.includes(`${from}.html`)) return []
    return [
      [from, data.to],
      [`${from}/`, data.to],
    ]
  })
}

// Netlify's default.
const usualCaching = 'public, max-age=0, must-revalidate'

async function headerRules(root: string): Promise<HeaderRule[]> {
  const { headers } = await parseAllHeaders({
    headersFiles: [join(root, 'dist', '_headers')],
    netlifyConfigPath: join(root, 'netlify.toml'),
    configHeaders: [],
    minimal: true,
  })
  const rules = new Map<string, HeaderRule>()
  const ruleOf = (name: string) => {
    const key = name.toLowerCase()
    const rule = rules.get(key) ?? { name, everywhere: '', exact: new Map(), below: new Map() }
    rules.set(key, rule)
    return rule
  }
  ruleOf('Cache-Control').everywhere = usualCaching
  for (const { for: path, values } of headers) {
    for (const [name, value] of Object.entries(values)) {
      if (path === '/*') ruleOf(name).everywhere = value
      else if (path.endsWith('/*')) ruleOf(name).below.set(path.slice(0, -2), value)
      else ruleOf(name).exact.set(path, value)
    }
  }
  return [...rules.values()]
}

/** Asks our own server, so that there is one list. */
async function readTypes(root: string, files: string[]): Promise<Map<string, string>> {
  const handle = netlifyHandler(root)
  const samples = new Map(files.map((file) => [extname(file), file]))
  const types = new Map<string, string>()
  for (const [ending, file] of samples) {
    if (!ending) continue
    const path = ending === '.html' ? '/' : encodeURI(file)
    const answer = await handle(new Request(`http://localhost${path}`))
    await answer.body?.cancel()
    const type = answer.headers.get('content-type')
    if (type) types.set(ending.slice(1), type)
  }
  return types
}
