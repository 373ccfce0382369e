import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test as anyBuild, expect } from 'vitest'
import { loadSite } from '../../src/site/load-site.ts'
import { overTls } from '../bench/over-tls.ts'
import { netlifyHandler } from '../host/netlify.ts'
import { startSite } from '../host/serve.ts'
import { tryDeployed } from './deployed.ts'
import type { Ask } from './visitor.ts'

/** They ask for the form, which the build of a pause has not. */
const test = anyBuild.skipIf(loadSite().brand.registrierung === 'pausiert')

const origin = 'https://www.wirkzeit.de'
const endpoint = 'https://annahme.wirkzeit.de/'

type Answer = { status: number; headers: Record<string, string>; text: string }

const handle = netlifyHandler(process.cwd())
const answers = new Map<string, Promise<Answer>>()

/** The last build as if it stood on the internet, with the real name and an address for the form. */
function live(url: string): Promise<Answer> {
  const known = answers.get(url) ?? answerTo(new URL(url))
  answers.set(url, known)
  return known
}

async function answerTo({ protocol, host, pathname, search, href }: URL): Promise<Answer> {
  if (protocol === 'http:' || host !== 'www.wirkzeit.de') {
    const location = href.replace(/^https?:\/\/[^/]*/, origin)
    return { status: 301, headers: { location }, text: '' }
  }
  const answer = await handle(new Request(`http://localhost${pathname}${search}`))
  // Packing is the line's work.
  answer.headers.set('content-encoding', 'gzip')
  const all = JSON.stringify([Object.fromEntries(answer.headers), await answer.text()])
  const [headers, text] = JSON.parse(
    all
      .replaceAll(loadSite().brand.domain, origin)
      .replace(/http:\/\/(?:127\.0\.0\.1|localhost):\d+\//g, endpoint)
      .replace(/\.example\b|Muster[\p{L}-]*/gu, '.de')
      // The build dates it by the last commit, which may have been long ago.
      .replace(/Expires: \d+/, 'Expires: 9999')
      // A build for a receiver with https has it.
      .replace(/("content-security-policy":"[^"]*)/, '$1; upgrade-insecure-requests'),
  )
  return { status: answer.status, headers, text }
}

type Fault = (answer: Answer, url: URL) => Answer

async function tryWith(fault: Fault, isPaused = false): Promise<string[]> {
  const ask: Ask = async (url) => {
    const { text, ...init } = fault(structuredClone(await live(url)), new URL(url))
    return new Response(text, init)
  }
  const rehearse = async () => ({ ok: true, sentence: '' })
  const trials = await tryDeployed(origin, { ask, rehearse, isPaused })
  return trials.filter(({ ok }) => !ok).map(({ sentence }) => sentence)
}

const on =
  (path: string, change: (answer: Answer) => Partial<Answer>): Fault =>
  (answer, { pathname }) =>
    pathname === path ? { ...answer, ...change(answer) } : answer

const everywhere =
  (change: (answer: Answer) => Partial<Answer>): Fault =>
  (answer) => ({ ...answer, ...change(answer) })

const both =
  (one: Fault, other: Fault): Fault =>
  (answer, url) =>
    other(one(answer, url), url)

const headers = (changed: Record<string, string>) => (answer: Answer) => ({
  headers: { ...answer.headers, ...changed },
})

const replaced = (from: string | RegExp, to: string) => (answer: Answer) => ({
  text: answer.text.replaceAll(from, to),
})

test('a sound site has nothing to complain of', async () => {
  expect(await tryWith((answer) => answer)).toEqual([])
}, 120_000)

test('the form may be missing in a pause, and only then', async () => {
  const withoutForm = on('/registrieren', replaced(/<form[^>]* method="post"/g, '<div'))
  expect(await tryWith(withoutForm, true)).toEqual([])
  expect((await tryWith(withoutForm)).join()).toContain('Das Ziel des Formulars ist leer')
  expect((await tryWith((answer) => answer, true)).join()).toContain('aber noch ein Formular')
})

const policy = 'content-security-policy'

test.each<[complaint: string, Fault]>([
  ['/ehrenamt antwortet mit 500', on('/ehrenamt', () => ({ status: 500 }))],
  [
    'nennt als eigene Adresse https://x.de/',
    on('/ehrenamt', replaced(`${origin}/`, 'https://x.de/')),
  ],
  ['/ehrenamt enthält „Mustermann', on('/ehrenamt', replaced('Ehrenamt', 'Mustermann'))],
  [
    'http://www.wirkzeit.de antwortet mit 200',
    (answer, { protocol }) =>
      protocol === 'http:' ? { ...answer, status: 200, headers: {} } : answer,
  ],
  [
    'https://wirkzeit.de antwortet mit 200',
    (answer, { host }) =>
      host === 'wirkzeit.de' ? { ...answer, status: 200, headers: {} } : answer,
  ],
  ['Strict-Transport-Security', everywhere(headers({ 'strict-transport-security': 'max-age=0' }))],
  [
    "script-src erlaubt zu viel: 'unsafe-inline'",
    everywhere((answer) =>
      headers({
        [policy]: answer.headers[policy]?.replace('script-src', "script-src 'unsafe-inline'") ?? '',
      })(answer),
    ),
  ],
  ['script-src verbietet', on('/ehrenamt', replaced('</body>', '<script>los()</script></body>'))],
  ['Content-Security-Policy fehlt', everywhere(headers({ [policy]: '' }))],
  ['antwortet mit 200 statt 404', on('/gibt-es-nicht-7f3a', () => ({ status: 200 }))],
  [
    'zeigt nicht unsere Fehlerseite',
    on('/gibt-es-nicht-7f3a', replaced('Oops! Page not found', 'Not found')),
  ],
  ['/teilzeit?a=1 antwortet mit 404', on('/teilzeit', () => ({ status: 404, headers: {} }))],
  ['/Ehrenamt?a=1 führt zu', on('/Ehrenamt', headers({ location: '/' }))],
  [
    'robots.txt verbietet alles, wie bei einer Vorschau.\nrobots.txt nennt nicht',
    on('/robots.txt', replaced(/Allow: \/|Sitemap: .*/g, 'Disallow: /')),
  ],
  ['sitemap.xml nennt', on('/sitemap.xml', replaced('/ehrenamt<', '/x<'))],
  ['/ehrenamt sagt Suchmaschinen', on('/ehrenamt', headers({ 'x-robots-tag': 'noindex' }))],
  ['kommt ungepackt', on('/', headers({ 'content-encoding': '' }))],
  ['wird nicht aufgehoben', everywhere(headers({ 'cache-control': 'public, max-age=0' }))],
  [
    'ohne nachzufragen.\nEine fehlende Datei in /assets wird aufgehoben',
    both(
      on('/', headers({ 'cache-control': 'public, max-age=999999' })),
      on('/assets/gibt-es-nicht-7f3a.js', headers({ 'cache-control': 'public, max-age=999999' })),
    ),
  ],
  [
    'security.txt nennt eine andere Website.\nsecurity.txt gilt seit',
    both(
      on('/.well-known/security.txt', replaced(/Expires: \d+/g, 'Expires: 2020')),
      on(
        '/.well-known/security.txt',
        replaced(`Canonical: ${origin}/`, 'Canonical: https://x.de/'),
      ),
    ),
  ],
  ['security.txt fehlt', on('/.well-known/security.txt', () => ({ status: 404 }))],
  ['nur diesen Rechner', on('/registrieren', replaced(endpoint, 'http://127.0.0.1:4174/'))],
])('it finds: %s', async (complaint, fault) => {
  expect((await tryWith(fault)).join('\n')).toContain(complaint)
})

test.each<[complaint: string, Fault]>([
  [`${origin} antwortet mit 503.`, on('/', () => ({ status: 503 }))],
  [`${origin} ist nicht zu erreichen.`, on('/', () => ({ status: 0 }))],
  [
    `${origin} führt weiter zu https://x.de/: Prüfen Sie jene Adresse.`,
    on('/', () => ({ status: 301, headers: { location: 'https://x.de/' } })),
  ],
])('where it finds no site, it says only: %s', async (complaint, fault) => {
  expect(await tryWith(fault)).toEqual([complaint])
})

test('over a real line: http leads to https, and what is not right fails the command', async () => {
  const site = await startSite({ port: 0, plain: true })
  const tls = await overTls(site.url)
  const args = ['scripts/run.mjs', 'launch', `https://localhost:${tls.port}`]
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: tls.certificate }
  const { code, stdout: said } = await promisify(execFile)(process.execPath, args, { env }).catch(
    (failed) => failed,
  )
  tls.close()
  await site.close()
  expect(code).toBe(1)
  expect(said).toContain('✓ http führt zu https.')
  expect(said).toContain('✓ Die Kopfzeilen sind die aus netlify.toml.')
  expect(said).toContain('✗ / nennt als eigene Adresse')
  expect(said).toContain('☐ ')
}, 120_000)
