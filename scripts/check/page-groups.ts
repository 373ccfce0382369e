import { type Route, routes } from '../../routes.ts'

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
