import { HeadersHandler } from '@netlify/headers'
import type { Trial } from '../../endpoint/check.ts'
import { type Route, routes } from '../../routes.ts'
import { standInIn } from '../../src/model/launch.ts'
import { whyNotPublic } from '../../src/model/public-address.ts'
import { today } from '../../src/site/today.ts'
import { lapseOf } from '../build/security-txt.ts'
import { addressTrials, redirectProblems } from './addresses.ts'
import { policyProblems } from './policy.ts'
import { findReceiver, saysPaused } from './receiver.ts'
import { rehearse } from './rehearse.ts'
import { judge } from './trial.ts'
import { type Ask, type Seen, type Visit, visitor } from './visitor.ts'

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
  const { isPaused = saysPaused(), rehearse: send = rehearse } = ways
  const { endpoint, trials } = findReceiver(pages, home, isPaused)
  const why = whyNotPublic(endpoint)
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
    ...trials,
    ...(why
      ? [{ ok: false, sentence: `Das Ziel des Formulars ${why}.` }]
      : [await send(endpoint, origin, isPaused)]),
  ]
}

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

function missingProblems({ status, text }: Seen) {
  if (status !== 404) return [`Eine Seite, die es nicht gibt, antwortet mit ${status} statt 404.`]
  const isOurs = text.includes('Oops! Page not found')
  return [!isOurs && 'Eine Seite, die es nicht gibt, zeigt nicht unsere Fehlerseite.']
}

async function robotsProblems(origin: string, visit: Visit, pages: Seen[]) {
  const robots = await visit('/robots.txt')
  const sitemap = await visit('/sitemap.xml')
  const listed: string[] = all.filter(({ noindex }) => !noindex).map(({ path }) => path)
  return [
    /^Disallow: *\/ *$/m.test(robots.text) && 'robots.txt verbietet alles, wie bei einer Vorschau.',
    !robots.text.includes(`Sitemap: ${origin}/sitemap.xml`) &&
      `robots.txt nennt nicht ${origin}/sitemap.xml.`,
    ...listed
      .filter((path) => !sitemap.text.includes(`<loc>${origin}${path}</loc>`))
      .map((path) => `sitemap.xml nennt ${origin}${path} nicht.`),
    ...pages
      .filter(
        ({ path, headers }) =>
          listed.includes(path) && /noindex/.test(headers.get('x-robots-tag') ?? ''),
      )
      .map(({ path }) => `${path} sagt Suchmaschinen „noindex“.`),
  ]
}

const compressionProblems = ({ headers }: Seen) => [
  !/^(?:br|gzip|zstd)$/.test(headers.get('content-encoding') ?? '') &&
    'Die Startseite kommt ungepackt: Das kostet unterwegs Sekunden.',
]

async function cachingProblems({ text, headers }: Seen, visit: Visit) {
  const named = /\/(?:assets|fonts)\/[\w.-]+\.(?:js|svg|woff2)/.exec(text)?.[0] ?? '/assets/'
  const kept = (seen: Seen) =>
    /immutable|max-age=[1-9]\d{5}/.test(seen.headers.get('cache-control') ?? '')
  const missing = await visit('/assets/gibt-es-nicht-7f3a.js')
  return [
    !kept(await visit(named)) && `${named} wird nicht aufgehoben, obwohl es sich nie ändert.`,
    !/max-age=0|no-cache/.test(headers.get('cache-control') ?? '') &&
      'Die Startseite wird aufgehoben, ohne nachzufragen.',
    (missing.status !== 404 || kept(missing)) &&
      'Eine fehlende Datei in /assets wird aufgehoben oder ist kein 404.',
  ]
}

async function securityTxtProblems(origin: string, visit: Visit) {
  const { status, text } = await visit('/.well-known/security.txt')
  const expires = /^Expires: (\d{4}-\d\d-\d\d)/m.exec(text)?.[1]
  if (status !== 200 || !expires) return ['security.txt fehlt.']
  return [
    !text.includes(`Canonical: ${origin}/`) && 'security.txt nennt eine andere Website.',
    lapseOf(expires, today()),
  ]
}
