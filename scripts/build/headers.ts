import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../../routes.ts'
import type { Environment } from '../../src/model/environment.ts'
import { filesIn } from '../host/files-in.ts'
import { adminFolder } from './admin.ts'
import { adminPolicy, type PolicySettings, scriptsIn, securityPolicy } from './security-policy.ts'

type Rule = { path: string; headers: Record<string, string> }
type Build = {
  pages: readonly string[]
  hashed: readonly string[]
  withAdmin: boolean
  isPublic: boolean
}

/**
 * The header rules that depend on the build; the others stand in netlify.toml. No header may be set by two
 * rules that match one address, because Netlify does not document which one wins. Files are named one by
 * one: `/assets/*` would let browsers cache a 404 for a year. The one exception is the editor, whose rule
 * comes last; if the host read it otherwise, the policy would only be stricter and the editor would not
 * open.
 */
function headerRules({ pages, hashed, withAdmin, isPublic }: Build, policy: string): Rule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        // Here, and not in netlify.toml, which would win over the editor's rule.
        'Cross-Origin-Opener-Policy': 'same-origin',
        // Keeps previews and branch deploys out of search engines.
        ...(!isPublic && { 'X-Robots-Tag': 'noindex' }),
      },
    },
    // Pages only: search engines and messengers show our pictures.
    ...pages.map((path) => ({
      path,
      headers: { 'Cross-Origin-Resource-Policy': 'same-origin' },
    })),
    ...hashed.map((path) => ({
      path,
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    })),
    ...(withAdmin ? [adminRule] : []),
  ]
}

const adminRule: Rule = {
  path: `/${adminFolder}/*`,
  headers: {
    'Content-Security-Policy': adminPolicy(),
    // The window that signs in at github.com sends its answer to this one.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Robots-Tag': 'noindex',
  },
}

/** The text of Netlify's file `_headers`. */
export function headersFile(build: Build, policy: string): string {
  const blocks = headerRules(build, policy).map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${blocks.join('\n')}\n`
}

/** Writes `_headers` into a finished build. */
export function writeHeaders(
  folder: string,
  settings: PolicySettings & Pick<Environment, 'repository' | 'isPublic'>,
): void {
  const files = filesIn(folder)
  const pages = files.filter((file) => /^\/[^/]+\.html$/.test(file))
  const scripts = pages.flatMap((file) => scriptsIn(readFileSync(join(folder, file), 'utf8')))
  const build = {
    pages: routes.map(({ path }) => path),
    hashed: files.filter((file) => /^\/(?:assets|fonts)\//.test(file)),
    withAdmin: settings.repository !== '',
    isPublic: settings.isPublic,
  }
  writeFileSync(join(folder, '_headers'), headersFile(build, securityPolicy(scripts, settings)))
}
