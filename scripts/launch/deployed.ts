import { HeadersHandler } from '@netlify/headers'
import type { Trial } from '../../endpoint/check.ts'
import { isPassedOn, type Route, routes } from '../../routes.ts'
import { standInIn } from '../../src/model/launch.ts'
import { whyNotPublic } from '../../src/model/public-address.ts'
import { readBrand } from '../../src/model/read-brand.ts'
import { formPath } from '../../src/registration/form-path.ts'
import { readContentFiles } from '../../src/site/content-files.ts'
import { readAllRedirects } from '../../src/site/read-redirects.ts'
import { today } from '../../src/site/today.ts'
import { lapseOf } from '../build/security-txt.ts'
import { spellings } from '../build/spellings.ts'
import { twinOf } from '../host/place.ts'
import { policyProblems } from './policy.ts'
import { rehearse } from './rehearse.ts'
import { judge } from './trial.ts'
import { type Ask, type Seen, visitor } from './visitor.ts'

interface Ways {
  ask?: Ask
  rehearse?: (endpoint: string, origin: string, isPaused: boolean) => Promise<Trial>
  isPaused?: boolean
}

const all: readonly Route[] = routes

/** Tries the site at `origin` as browsers and search engines use it. Never throws for what it finds. */
export async function tryDeployed(origin: string, ways: Ways = {}): Promise<Trial[]> {
  const visit = visitor(origin, ways.ask ?? fetch)
  const home = await visit('/')
  if (home.status !== 200) return [{ ok: false, sentence: unreachable(origin, home) }]

  const pages = await Promise.all(all.map(({ path }) => visit(path)))
  const missing = await visit('/gibt-es-nicht-7f3a')
  const isPaused = ways.isPaused ?? saysPaused()
  const form = endpointIn(pages)
  // What waits on devices is sent during a pause, too.
  const endpoint = form || (isPaused ? receiverIn(home) : '')
  return [
    ...judge(`Alle ${pages.length} Seiten sind da.`, pageProblems(pages)),
    ...judge('Jede Seite nennt diese Adresse als ihre eigene.', canonicalProblems(pages, origin)),
    ...judge('Keine Seite enthält Platzhalter.', placeholderProblems(pages)),
    ...(await addressTrials(origin, visit)),
    ...judge(
      'Die Kopfzeilen sind die aus netlify.toml.',
      await headerProblems([...pages, missing]),
    ),
    ...judge(
      'Die Sicherheitsregeln (Content-Security-Policy) erlauben genau, was die Seiten brauchen.',
      policyProblems([...pages, missing], endpoint),
    ),
    ...judge('Was es nicht gibt, antwortet mit 404 und eigener Seite.', missingProblems(missing)),
    ...judge(
      'Alle alten Adressen und Schreibweisen führen in einem Schritt zum Ziel.',
      await redirectProblems(origin, visit),
    ),
    ...judge(
      'Suchmaschinen dürfen alles lesen, was sie sollen.',
      await robotsProblems(origin, visit, pages),
    ),
    ...judge('Texte kommen gepackt.', compressionProblems(home)),
    ...judge(
      'Browser heben auf, was sich nicht ändert, und fragen bei Seiten nach.',
      await cachingProblems(home, visit),
    ),
    ...judge('security.txt gilt.', await securityTxtProblems(origin, visit)),
    ...(isPaused ? judge(pauseIsTold, form ? [pauseIsMissing] : []) : []),
    ...(await registrationTrials(endpoint, () =>
      (ways.rehearse ?? rehearse)(endpoint, origin, isPaused),
    )),
  ]
}

type Visit = (path: string) => Promise<Seen>

function unreachable(origin: string, { status, location }: Seen): string {
  if (location) return `${origin} führt weiter zu ${location}: Prüfen Sie jene Adresse.`
  return `${origin} ${status ? `antwortet mit ${status}` : 'ist nicht zu erreichen'}.`
}

const pageProblems = (pages: Seen[]) =>
  pages
    .filter(({ status }) => status !== 200)
    .map(({ path, status }) => `${path} antwortet mit ${status || 'nichts'}.`)

const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

function canonicalProblems(pages: Seen[], origin: string): string[] {
  return pages.flatMap(({ path, text }) => {
    const route = all.find((each) => each.path === path)
    const canonical = canonicalIn(text) ?? 'keine'
    if (route?.noindex || canonical === origin + (route?.canonical ?? path)) return []
    return [
      `${path} nennt als eigene Adresse ${canonical}: Setzen Sie „domain“ in marke.yaml und die Hauptadresse beim Hoster auf dieselbe.`,
    ]
  })
}

const placeholderProblems = (pages: Seen[]) =>
  pages.flatMap(({ path, text }) => {
    const found = standInIn(text.replace(/<(?:script|style)[\s\S]*?<\/(?:script|style)>/g, ''))
    return found ? [`${path} enthält „${found.slice(0, 60)}“.`] : []
  })

/** From http to https, and from the address with `www.` to that without, or the other way. */
async function addressTrials(origin: string, visit: Visit): Promise<Trial[]> {
  const { host, hostname } = new URL(origin)
  const leads = async (from: string) => {
    const { status, location } = await visit(`${from}/ehrenamt`)
    if ([301, 308].includes(status) && location.startsWith(`${origin}/`)) return []
    const what = location
      ? `führt mit ${status} zu ${location}`
      : `antwortet mit ${status || 'nichts'}`
    return [`${from} ${what} statt mit 301 zu ${origin}.`]
  }
  const trials = judge('http führt zu https.', await leads(`http://${host}`))
  if (hostname === 'localhost') return trials
  if (hostname.endsWith('.netlify.app'))
    return [...trials, { ok: false, sentence: 'Die Website hat noch keine eigene Domain.' }]
  const twin = twinOf(host)
  if (!twin) return trials
  return [...trials, ...judge(`${twin} führt zu ${host}.`, await leads(`https://${twin}`))]
}

async function headerProblems(pages: Seen[]): Promise<string[]> {
  const rules = new HeadersHandler({
    configPath: 'netlify.toml',
    projectDir: process.cwd(),
    logger: console,
  })
  const wrong = new Map<string, string>()
  for (const { path, headers } of pages) {
    const expected = await rules.apply(new Request(`https://localhost${path}`))
    for (const [name, value] of Object.entries(expected)) {
      const found = headers.get(name)
      if (found === value || wrong.has(name)) continue
      wrong.set(name, `${path}: ${name} ${found ? `ist „${found.slice(0, 60)}“` : 'fehlt'}.`)
    }
  }
  return [...wrong.values()]
}

function missingProblems({ status, text }: Seen): string[] {
  if (status !== 404) return [`Eine Seite, die es nicht gibt, antwortet mit ${status} statt 404.`]
  return canonicalIn(text) || text.includes('Seite nicht gefunden')
    ? []
    : ['Eine Seite, die es nicht gibt, zeigt nicht unsere Fehlerseite.']
}

async function redirectProblems(origin: string, visit: Visit): Promise<string[]> {
  const rules = [
    ...readAllRedirects(),
    ...all.filter(isPassedOn).map(({ path }) => ({ from: path, to: path })),
  ]
  const ways = rules.flatMap(({ from, to }) => [
    ...[...(from === to ? [] : [from]), ...spellings(from)].map((way) => ({
      way: `${way}?a=1`,
      to: `${to}?a=1`,
    })),
    { way: `${from}/`, to },
  ])
  const found = await Promise.all(
    ways.map(async ({ way, to }) => {
      const { status, location } = await visit(way)
      const target = location && new URL(location, origin).href
      if ([301, 308].includes(status) && target === origin + to) return []
      return [
        `${way} ${target ? `führt zu ${target}` : `antwortet mit ${status || 'nichts'}`} statt zu ${to}.`,
      ]
    }),
  )
  return found.flat()
}

async function robotsProblems(origin: string, visit: Visit, pages: Seen[]): Promise<string[]> {
  const robots = await visit('/robots.txt')
  const sitemap = await visit('/sitemap.xml')
  const listed = all.filter(({ noindex }) => !noindex).map(({ path }) => path)
  return [
    ...(/^Disallow: *\/ *$/m.test(robots.text)
      ? ['robots.txt verbietet alles, wie bei einer Vorschau.']
      : []),
    ...(robots.text.includes(`Sitemap: ${origin}/sitemap.xml`)
      ? []
      : [`robots.txt nennt nicht ${origin}/sitemap.xml.`]),
    ...listed
      .filter((path) => !sitemap.text.includes(`<loc>${origin}${path}</loc>`))
      .map((path) => `sitemap.xml nennt ${origin}${path} nicht.`),
    ...pages
      .filter(
        ({ path, headers }) =>
          listed.includes(path as never) && /noindex/.test(headers.get('x-robots-tag') ?? ''),
      )
      .map(({ path }) => `${path} sagt Suchmaschinen „noindex“.`),
  ]
}

const compressionProblems = ({ headers }: Seen) =>
  /^(?:br|gzip|zstd)$/.test(headers.get('content-encoding') ?? '')
    ? []
    : ['Die Startseite kommt ungepackt: Das kostet unterwegs Sekunden.']

async function cachingProblems({ text, headers }: Seen, visit: Visit): Promise<string[]> {
  const named = /\/(?:assets|fonts)\/[\w.-]+\.(?:js|svg|woff2)/.exec(text)?.[0] ?? '/assets/'
  const kept = (seen: Seen) =>
    /immutable|max-age=[1-9]\d{5}/.test(seen.headers.get('cache-control') ?? '')
  const missing = await visit('/assets/gibt-es-nicht-7f3a.js')
  return [
    ...(kept(await visit(named))
      ? []
      : [`${named} wird nicht aufgehoben, obwohl es sich nie ändert.`]),
    ...(/max-age=0|no-cache/.test(headers.get('cache-control') ?? '')
      ? []
      : ['Die Startseite wird aufgehoben, ohne nachzufragen.']),
    ...(missing.status === 404 && !kept(missing)
      ? []
      : ['Eine fehlende Datei in /assets wird aufgehoben oder ist kein 404.']),
  ]
}

async function securityTxtProblems(origin: string, visit: Visit): Promise<string[]> {
  const { status, text } = await visit('/.well-known/security.txt')
  const expires = /^Expires: (\d{4}-\d\d-\d\d)/m.exec(text)?.[1]
  if (status !== 200 || !expires) return ['security.txt fehlt.']
  const other = text.includes(`Canonical: ${origin}/`)
    ? []
    : ['security.txt nennt eine andere Website.']
  return [...other, ...[lapseOf(expires, today()) ?? []].flat()]
}

const endpointIn = (pages: Seen[]) =>
  /<form[^>]* action="([^"]*)"[^>]* method="post"/
    .exec(pages.find(({ path }) => path === formPath)?.text ?? '')?.[1]
    ?.replaceAll('&amp;', '&') ?? ''

/** The receiver, which the policy names where no form does. */
const receiverIn = ({ headers }: Seen) =>
  /form-action ([^ ;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? ''

const saysPaused = () => readBrand(readContentFiles()).brand.registrierung === 'pausiert'

const pauseIsTold =
  'Die Registrierung ist pausiert, wie es in marke.yaml steht: Auf /registrieren ist kein Formular.'
const pauseIsMissing =
  'In marke.yaml steht „pausiert“, auf /registrieren aber noch ein Formular: Veröffentlichen Sie die Änderung, und lassen Sie dort REGISTRATION leer.'

async function registrationTrials(endpoint: string, send: () => Promise<Trial>): Promise<Trial[]> {
  const why = whyNotPublic(endpoint)
  if (why) return [{ ok: false, sentence: `Das Ziel des Formulars ${why}.` }]
  return [await send()]
}
