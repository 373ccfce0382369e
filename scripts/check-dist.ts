import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type HTMLElement, parse } from 'node-html-parser'
import { type Route, routes } from '../routes'
import { redirectSources } from './serve/redirect-sources'
import { Stop } from './stop'

const out = 'dist'
const loaderLimit = 4000

type Built = { path: string; html: string; root: HTMLElement }

const fileOf = (path: string) => join(out, `${path === '/' ? 'index' : path.slice(1)}.html`)

function readPages(): Built[] {
  return routes.map(({ path }) => {
    const file = fileOf(path)
    if (!existsSync(file)) throw new Stop(`${file} fehlt: „npm run build“ ist nicht vollständig.`)
    const html = readFileSync(file, 'utf8')
    return { path, html, root: parse(html, { comment: true }) }
  })
}

/** Reads dist/ as a visitor and a crawler would, and reports everything that is wrong at once. */
export async function main(): Promise<void> {
  const pages = readPages()
  const redirects = new Set(redirectSources())
  const problems = [
    ...pages.flatMap((page) => [
      ...structure(page),
      ...links(page, pages, redirects),
      ...files(page),
      ...leftovers(page),
    ]),
    ...unique(pages, 'Titel', ({ root }) => root.querySelector('title')?.text),
    ...unique(pages, 'Beschreibung', ({ root }) =>
      root.querySelector('meta[name=description]')?.getAttribute('content'),
    ),
    ...strayFiles(),
  ]
  if (problems.length > 0)
    throw new Stop(`${problems.join('\n')}\n${problems.length} Fehler in ${out}/.`)
  console.log(`${pages.length} Seiten in ${out}/ geprüft.`)
}

function structure({ path, root }: Built): string[] {
  const problems: string[] = []
  const headings = root.querySelectorAll('h1, h2, h3, h4').map(({ tagName }) => Number(tagName[1]))
  if (headings.filter((level) => level === 1).length !== 1)
    problems.push(`${path}: braucht genau eine Überschrift h1.`)
  headings.forEach((level, index) => {
    if (index > 0 && level > (headings[index - 1] ?? 0) + 1)
      problems.push(`${path}: auf h${headings[index - 1]} folgt h${level}; eine Ebene fehlt.`)
  })
  const ids = root.querySelectorAll('[id]').map(({ id }) => id)
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
    problems.push(`${path}: die Kennung „${id}“ kommt mehrmals vor.`)
  for (const image of root.querySelectorAll('img'))
    for (const name of ['width', 'height', 'alt'])
      if (image.getAttribute(name) === undefined)
        problems.push(`${path}: ${image.getAttribute('src')} hat kein ${name}.`)
  return problems
}

function links({ path, root }: Built, pages: Built[], redirects: Set<string>): string[] {
  return root.querySelectorAll('a[href]').flatMap((link) => {
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('https://'))
      return link.getAttribute('rel')?.includes('noreferrer') &&
        link.getAttribute('target') === '_blank'
        ? []
        : [`${path}: ${href} öffnet kein neues Fenster ohne Absender.`]
    if (href.startsWith('mailto:')) return []
    const [target = '', anchor] = href.split('#')
    const page = pages.find((each) => each.path === (target || path))
    if (redirects.has(target)) return [`${path}: ${href} führt über eine Weiterleitung.`]
    if (!page && target.endsWith('.xml') && existsSync(join(out, target))) return []
    if (!page) return [`${path}: ${href} gibt es nicht.`]
    if (anchor && !page.root.getElementById(anchor))
      return [`${path}: auf ${page.path} gibt es die Stelle #${anchor} nicht.`]
    return []
  })
}

function files({ path, root }: Built): string[] {
  const sources = root
    .querySelectorAll('img, script, source, link:not([rel=canonical])')
    .map((tag) => tag.getAttribute('src') ?? tag.getAttribute('srcset') ?? tag.getAttribute('href'))
  return sources
    .filter((source) => source !== undefined)
    .filter((source) => !source.startsWith('/') || !existsSync(join(out, source)))
    .map((source) => `${path}: die Datei ${source} gibt es nicht.`)
}

/** Before interaction: style sheet and one small script in the page, no trace of the generator. */
function leftovers({ path, html, root }: Built): string[] {
  const problems: string[] = []
  const scripts = root.querySelectorAll('script:not([type="application/ld+json"])')
  if (scripts.length !== 1) problems.push(`${path}: ${scripts.length} Skripte statt einem.`)
  const bytes = brotliCompressSync(scripts.map(({ text }) => text).join('')).length
  if (bytes >= loaderLimit)
    problems.push(`${path}: das Skript hat ${bytes} Bytes; erlaubt sind ${loaderLimit}.`)
  if (root.querySelectorAll('style').length !== 1 || root.querySelector('link[rel=stylesheet]'))
    problems.push(`${path}: das Stylesheet steht nicht in der Seite.`)
  if (/__staticRouter|__VITE_REACT_SSG|<!--(?!\s*-->|[\s/$]*-->)/.test(html))
    problems.push(`${path}: Reste des Generators.`)
  return problems
}

function unique(pages: Built[], what: string, read: (page: Built) => string | undefined): string[] {
  const seen = new Map<string, string>()
  return pages.filter(isIndexed).flatMap((page) => {
    const value = read(page)
    if (!value) return [`${page.path}: ${what} fehlt.`]
    const other = seen.get(value)
    seen.set(value, page.path)
    return other ? [`${page.path}: ${what} wie auf ${other}.`] : []
  })
}

const isIndexed = ({ path }: Built) => {
  const route: Route | undefined = routes.find((each) => each.path === path)
  return !route?.noindex
}

/** A chunk that imports the loader would run all of it a second time. */
const importsLoader = (name: string) =>
  /from\s*["']\.\/app-/.test(readFileSync(join(out, 'assets', name), 'utf8'))

/** A build for development would be larger, slower and talkative. */
const isForDevelopment = (name: string) => name.includes('jsx-dev-runtime')

function strayFiles(): string[] {
  if (readdirSync(join(out, 'assets')).some(isForDevelopment))
    return ['Das ist ein Bau für die Entwicklung: NODE_ENV darf beim Bauen nicht gesetzt sein.']
  const again = readdirSync(join(out, 'assets')).filter(
    (name) => name.endsWith('.js') && importsLoader(name),
  )
  if (again.length > 0) return [`${again.join(', ')}: lädt den Lader ein zweites Mal.`]
  return readdirSync(out)
    .filter((name) => name === '.vite' || name.startsWith('static-loader-data'))
    .map((name) => `${out}/${name} gehört nicht auf die Website.`)
}
