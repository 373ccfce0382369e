import type { Environment } from '../../src/model/environment.ts'
import { hashSource } from './hash-source.ts'

export type PolicySettings = Pick<Environment, 'registrationEndpoint' | 'analyticsId'>

type Directives = Record<string, string[]>

/**
 * The Content-Security-Policy of every answer. Inline scripts are allowed by their hash. Styles are
 * allowed here and limited by each page itself (guard-styles.ts): both policies must agree.
 */
export function securityPolicy(
  scripts: readonly string[],
  { registrationEndpoint, analyticsId }: PolicySettings,
): string {
  const receivers = receiversOf(registrationEndpoint)
  const tags = analyticsId ? [tag] : []
  const counting = analyticsId ? [tag, ...collectors] : []
  return textOf({
    // Not 'none': `<link rel=prefetch>` has no directive of its own any more.
    'default-src': ["'self'"],
    'child-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...new Set(scripts.map(hashSource)), ...tags],
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...counting],
    // The form asks the own server for the time, and whether the thank-you page can be reached.
    'connect-src': ["'self'", ...receivers, ...counting],
    'form-action': receivers,
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(analyticsId ? {} : trustedTypes),
    // A local receiver has no certificate.
    ...(registrationEndpoint.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  })
}

const textOf = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** The policy of the editor, which writes HTML and styles and connects to GitHub alone. */
export function adminPolicy(): string {
  return textOf({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:', 'https://avatars.githubusercontent.com'],
    'media-src': ['blob:'],
    'frame-src': ['blob:'],
    'connect-src': [
      "'self'",
      'blob:',
      'data:',
      'https://api.github.com',
      'https://www.githubstatus.com',
    ],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}

/** No script can turn text into code or markup. Left out with analytics: Google's tag would need policies. */
const trustedTypes: Directives = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
}

/** Apps Script answers by a redirect to another host, and `form-action` follows redirects. */
function receiversOf(endpoint: string): string[] {
  const { origin, pathname } = new URL(endpoint)
  const answers =
    origin === 'https://script.google.com' ? ['https://script.googleusercontent.com'] : []
  // Semicolon and comma would end the source in the policy.
  return [origin + pathname.replace(/[;,]/g, encodeURIComponent), ...answers]
}

const tag = 'https://www.googletagmanager.com'
const collectors = ['https://www.google-analytics.com', 'https://region1.google-analytics.com']

/** The text of each inline script of a page. JSON-LD is data and needs no permission. */
export function scriptsIn(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?![^>]*\b(?:src=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g,
  )
  return [...scripts].map(([, text = '']) => text)
}
