import { type Route, routes } from '../../routes.ts'

const all: readonly Route[] = routes

/** Pages that people read: no form, no calculator, no legal page, no list of pages. */
export const contentPaths = all
  .filter(
    ({ path, sitemap }) =>
      sitemap &&
      sitemap.group !== 'Rechtliches' &&
      !['/registrieren', '/aktivrente-rechner'].includes(path),
  )
  .map(({ path }) => path)

export const regionalPaths = all
  .filter(({ sitemap }) => sitemap?.group === 'Regional')
  .map(({ path }) => path)
