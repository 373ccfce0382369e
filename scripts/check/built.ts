import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { type Route, routes } from '../../routes.ts'
import { Stop } from '../../src/stop.ts'

/** A page of dist/ as a visitor and a crawler get it. */
export type Built = { path: string; html: string; root: HTMLElement }

export const out = 'dist'

export function built(path: string, html: string): Built {
  let root: HTMLElement | undefined
  return {
    path,
    html,
    get root() {
      root ??= parse(html)
      return root
    },
  }
}

/** The page of every row of routes.ts. Throws Stop when one is missing. */
export const readPages = (): Built[] => routes.map(({ path }) => readPage(path))

/** The page at a path in the last build. Throws Stop when it is missing. */
export function readPage(path: string): Built {
  const file = join(out, `${path === '/' ? 'index' : path.slice(1)}.html`)
  if (!existsSync(file)) throw new Stop(`${file} fehlt: „npm run build“ ist nicht vollständig.`)
  return built(path, readFileSync(file, 'utf8'))
}

/** Throws Stop when nothing was built. */
export function ensureBuilt(): void {
  if (!isFile('index.html'))
    throw new Stop(`In ${out}/ sind keine Seiten. Führen Sie zuerst „npm run build“ aus.`)
}

/** Whether dist/ has the file; `path` as in a URL, `/bilder/aufbruch.svg`. */
export const isFile = (path: string) => existsSync(join(out, path))

export const readOut = (name: string) => readFileSync(join(out, name), 'utf8')

/** The scripts in dist/assets, with their file names. */
export const chunks = (): { path: string; code: string }[] =>
  readdirSync(join(out, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((path) => ({ path, code: readOut(join('assets', path)) }))

/** Whether routes.ts lets search engines show the page, whatever the page itself says. */
export function isIndexed({ path }: Pick<Built, 'path'>): boolean {
  const route: Route | undefined = routes.find((each) => each.path === path)
  return route !== undefined && !route.noindex
}
