import { parse } from 'node-html-parser'
import { beforeAll, expect, test } from 'vitest'
import { type Route, routes } from '../../routes.ts'
import { textsIn } from '../../src/model/map-texts.ts'
import { plain } from '../../src/model/markdown.ts'
import { page as schema } from '../../src/model/page.ts'
import { isForReaders } from '../../src/model/text-kinds.ts'
import { loadSite } from '../../src/site/load-site.ts'
import { startSite } from '../host/serve.ts'
import { disallowed } from './disallowed.ts'

// A crawler without JavaScript: it knows `/` and security.txt, obeys robots.txt and follows links, nothing else.

const site = loadSite()
const indexed = routes.filter(({ noindex }: Route) => !noindex)

type Answer = { status: number; html: string; headers: Headers }

let answers: Map<string, Answer>

beforeAll(async () => {
  const host = await startSite({ port: 0 })
  const robots = await fetch(`${host.url}/robots.txt`)
  const forbidden = disallowed(await robots.text())
  answers = new Map()
  const waiting = new Set(['/', '/.well-known/security.txt'])
  // Iterating a Set includes what is added meanwhile.
  for (const path of waiting) {
    if (forbidden.some((prefix) => path.startsWith(prefix))) continue
    const response = await fetch(host.url + path, { redirect: 'manual' })
    const { status, headers } = response
    const html = await response.text()
    answers.set(path, { status, html, headers })
    for (const link of linksIn(html)) waiting.add(link)
  }
  await host.close()
})

/** Links within the site, without fragments. */
const linksIn = (html: string): string[] =>
  parse(html)
    .querySelectorAll('a[href^="/"]')
    .map((link) => (link.getAttribute('href') ?? '').replace(/#.*/, ''))

test('A crawler is answered directly wherever a link leads', () => {
  const wrong = [...answers].filter(([, { status }]) => status !== 200)
  expect(wrong.map(([path, { status }]) => `${path}: ${status}`)).toEqual([])
})

test('Whoever finds a weakness learns whom to tell, and until when that holds', () => {
  const contact = onPage('/', 'footer a[href^="mailto:"]')?.getAttribute('href')
  const text = textFile('/.well-known/security.txt')
  expect(text).toContain(`Contact: ${contact}\n`)
  // How long is tested in scripts/build/security-txt.test.ts: here it would depend on today.
  expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/m)
})

test('The imprint leads to the words of all licences', () => {
  expect(onPage('/impressum', 'main a[href="/lizenzen.txt"]')).not.toBeNull()
  const text = textFile('/lizenzen.txt')
  for (const work of ['Literata', 'Public Sans', 'Phosphor Icons', 'MapSVG', 'react-dom', 'sonner'])
    expect(text).toContain(work)
})

const onPage = (path: string, selector: string) =>
  parse(answers.get(path)?.html ?? '').querySelector(selector)

function textFile(path: string): string {
  const { html: text = '', headers } = answers.get(path) ?? {}
  expect(headers?.get('content-type')).toBe('text/plain; charset=utf-8')
  return text
}

for (const { path, content } of indexed)
  test(`A crawler reads on ${path} all that the editors wrote, answers included`, () => {
    const { html = '', headers } = answers.get(path) ?? {}
    expect(headers?.get('x-robots-tag')).toBeNull()
    const shown = normal(textOf(html))
    const page = site.pages.get(content)
    const texts = textsIn(schema.shape.bloecke, page?.bloecke)
      .filter(({ kind, path }) => isForReaders(kind) && !path.some(isSaidLater))
      .map(({ value, kind }) => normal(/inline|prose/.test(kind) ? plain(value) : value))
    expect(texts.join('').length).toBeGreaterThan(100)
    expect(texts.filter((text) => !shown.includes(text))).toEqual([])
  })

/** What the form says only after input or a failure. */
const isSaidLater = (key: PropertyKey): boolean =>
  key === 'entwurf' || key === 'ausweg' || key === 'ohne_netz'

/** The text of the page's body, with alternative texts. */
function textOf(html: string): string {
  const body = parse(html).querySelector('body')
  for (const unread of body?.querySelectorAll('script, style, .sr-only') ?? []) unread.remove()
  const alternatives = body?.querySelectorAll('img[alt]') ?? []
  return [
    plain(body?.innerHTML ?? ''),
    ...alternatives.map((image) => image.getAttribute('alt') ?? ''),
  ].join(' ')
}

const normal = (text: string) => text.replace(/\s+/g, ' ')
