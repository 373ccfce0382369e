import { readFileSync } from 'node:fs'
import type { Page } from './fixtures.ts'

/** Records every violation of the Content Security Policy on any page that `page` visits. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation(text: string): void }
      reportViolation(`${event.effectiveDirective} ${event.blockedURI} on ${location.pathname}`)
    }),
  )
  return violations
}

/** Two years, and as much of the domain as the operator has chosen (IN-BETRIEB.md, step 6). */
const [, onlyHttps = ''] =
  /^ *Strict-Transport-Security = "(.*)"$/m.exec(readFileSync('netlify.toml', 'utf8')) ?? []

/** The security headers of every page. */
export const headers: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'self';.* script-src 'self'(?: 'sha256-[\w+/]{43}=')+;/,
  'strict-transport-security': new RegExp(`^(?=max-age=63072000)${onlyHttps}$`),
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'cache-control': /^public, max-age=0, must-revalidate$/,
}
