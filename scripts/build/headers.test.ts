import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import { headersFile } from './headers.ts'
import { adminPolicy, scriptsIn, securityPolicy } from './security-policy.ts'

const receiver = 'https://script.google.com/macros/s/AKfy-1_x/exec'
const build = {
  withAdmin: false,
  isPublic: true,
  pages: routes.map(({ path }) => path),
  hashed: ['/assets/Faq.island-9EiqHrS2.js', '/fonts/wirkzeit-BZ9KW0S3.woff2'],
}

const directives = (policy: string) =>
  new Map(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]))

test('the policy names every inline script once, and lets no script write HTML', () => {
  const policy = directives(
    securityPolicy(['start()', 'start()', '{}'], {
      registrationEndpoint: receiver,
      analyticsId: '',
    }),
  )
  for (const none of ['child-src', 'media-src', 'object-src', 'base-uri', 'frame-ancestors'])
    expect(policy.get(none)).toEqual(["'none'"])
  expect(policy.get('script-src')).toEqual([
    "'self'",
    "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
    "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='",
  ])
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
  expect(policy.get('trusted-types')).toEqual(["'none'"])
})

test('data go to one Apps Script only, whose answers come from another host', () => {
  const policy = directives(securityPolicy([], { registrationEndpoint: receiver, analyticsId: '' }))
  const expected = [receiver, 'https://script.googleusercontent.com']
  expect(policy.get('connect-src')).toEqual(["'self'", ...expected])
  expect(policy.get('form-action')).toEqual(expected)
  expect(policy.has('upgrade-insecure-requests')).toBe(true)
})

test('the address of the receiver cannot add to the policy', () => {
  const settings = { registrationEndpoint: 'https://a.example/b;script-src,c', analyticsId: '' }
  const policy = directives(securityPolicy([], settings))
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://a.example/b%3Bscript-src%2Cc'])
  expect(policy.get('script-src')).toEqual(["'self'"])
})

test('a local receiver is reached without https', () => {
  const settings = { registrationEndpoint: 'http://127.0.0.1:4174/', analyticsId: '' }
  const policy = directives(securityPolicy([], settings))
  expect(policy.get('connect-src')).toEqual(["'self'", 'http://127.0.0.1:4174/'])
  expect(policy.has('upgrade-insecure-requests')).toBe(false)
})

test.each(['', 'G-AB12'])('with the analytics id „%s“ no source is a wildcard', (analyticsId) => {
  const policy = securityPolicy(['start()'], { registrationEndpoint: receiver, analyticsId })
  expect(/google-analytics|googletagmanager/.test(policy)).toBe(analyticsId !== '')
  expect(policy).not.toMatch(/\*|unsafe-eval|unsafe-hashes|https?:(?!\/\/)/)
  expect(directives(policy).get('script-src')).not.toContain("'unsafe-inline'")
})

test('scripts count, data do not', () => {
  const html = `<script type="module">a</script><script type="application/ld+json">b</script><script src="/d.js"></script>`
  expect(scriptsIn(html)).toEqual(['a'])
})

type Rule = { path: string; names: string[] }

const matches = ({ path }: Rule, address: string) =>
  path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address

const fileRules = (text: string): Rule[] =>
  text
    .split(/^(?=\/)/m)
    .map((block) => block.split('\n'))
    .map(([path = '', ...lines]) => ({
      path,
      names: lines.flatMap((line) => line.trim().split(': ')[0] || []),
    }))

const { headers } = parse(readFileSync('netlify.toml', 'utf8')) as unknown as {
  headers: { for: string; values: object }[]
}
const tomlRules = headers.map((rule) => ({ path: rule.for, names: Object.keys(rule.values) }))

const policy = "default-src 'none'"

const namesFor = (address: string, ofBuild = build) =>
  [...fileRules(headersFile(ofBuild, policy)), ...tomlRules]
    .filter((rule) => matches(rule, address))
    .flatMap(({ names }) => names)

test('no header of any address comes from two rules', () => {
  for (const address of [
    ...build.pages,
    ...build.hashed,
    '/bilder/aufbruch.svg',
    '/gibt-es-nicht',
  ]) {
    const names = namesFor(address)
    expect(names, address).toContain('Content-Security-Policy')
    expect(names, address).toContain('Strict-Transport-Security')
    expect(names, address).toContain('Cross-Origin-Opener-Policy')
    expect(names, address).toEqual([...new Set(names)])
  }
})

test.each(['/danke', '/thank-you'])('%s stays out of search results', (address) => {
  expect(namesFor(address)).toContain('X-Robots-Tag')
})

test('on a preview every answer, pictures too, asks search engines to forget it', () => {
  for (const address of ['/', '/bilder/aufbruch.svg', '/gibt-es-nicht']) {
    expect(namesFor(address)).not.toContain('X-Robots-Tag')
    expect(namesFor(address, { ...build, isPublic: false })).toContain('X-Robots-Tag')
  }
})

test('nothing says how long a missing file may be kept', () => {
  for (const address of ['/assets/fehlt.js', '/fonts/fehlt.woff2', '/gibt-es-nicht'])
    expect(namesFor(address)).not.toContain('Cache-Control')
})

test('the editor has a policy of its own, last of all, and changes no other rule', () => {
  const without = headersFile(build, policy)
  const text = headersFile({ ...build, withAdmin: true }, policy)
  expect(text.startsWith(without)).toBe(true)
  const [rule, ...others] = fileRules(text.slice(without.length))
  expect(others).toEqual([])
  expect(rule?.path).toBe('/admin/*')
  // It would win over this rule.
  const inToml = tomlRules.flatMap(({ names }) => names)
  const replaced = rule?.names.filter((name) => fileRules(without)[0]?.names.includes(name))
  expect(replaced?.filter((name) => inToml.includes(name))).toEqual([])
  expect(without).not.toContain('admin')
  const own = directives(adminPolicy())
  expect(own.get('script-src')).toEqual(["'self'"])
  expect(own.get('default-src')).toEqual(["'none'"])
})
