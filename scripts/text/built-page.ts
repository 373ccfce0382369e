import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { type Route, routes } from '../../routes'
import { Stop } from '../stop'

/** A page of dist/ as it was built: what a visitor gets, not what the content files say. */
export function builtPage(path: string): HTMLElement {
  const file = join('dist', `${path === '/' ? 'index' : path.slice(1)}.html`)
  if (!existsSync(file)) throw new Stop(`${file} fehlt: Es braucht zuerst „npm run build“.`)
  return parse(readFileSync(file, 'utf8'))
}

const all: readonly Route[] = routes

/** Pages that people read: no form, no legal page, no list of pages. */
export const contentPaths = all
  .filter(
    ({ path, sitemap }) => sitemap && sitemap.group !== 'Rechtliches' && path !== '/registrieren',
  )
  .map(({ path }) => path)

export const regionalPaths = all
  .filter(({ sitemap }) => sitemap?.group === 'Regional')
  .map(({ path }) => path)
