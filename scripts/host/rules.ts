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

/** A header of all answers but redirects. What no address claims gets `everywhere`, or no such header. */
export interface HeaderRule {
  name: string
  everywhere: string
  exact: Map<string, string>
  /** By a folder without its last slash: all below it, and itself. */
  below: Map<string, string>
}

/** What any server needs to answer as Netlify does, said without Netlify's words. */
export interface HostRules {
  /** Addresses that only lead on: permanently, with their query, and to the letter. */
  moved: ReadonlyMap<string, string>
  headers: HeaderRule[]
  /** Content type by the ending of a file's name. */
  types: ReadonlyMap<string, string>
  /** Of those, what is worth compressing. */
  compressed: string[]
  /** Files too small for it. */
  tiny: string[]
}

/** Whether what is sent depends on the address. */
export const isConditional = ({ exact, below }: HeaderRule): boolean => exact.size + below.size > 0

/** Text in quotes, as nginx, Caddy and Apache alike read it. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

/** The rules of `root`/netlify.toml and of what the build has written into `root`/dist. */
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
    // A page of this address goes before the rule.
    if (files.includes(from) || files.includes(`${from}.html`)) return []
    return [
      [from, data.to],
      [`${from}/`, data.to],
    ]
  })
}

// What the host sends where no rule says anything.
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

/** As our own server says them, so that there is one list. */
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
