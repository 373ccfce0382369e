import { type Route, routes } from '../../routes.ts'

const all: readonly Route[] = routes

/** Pages to read, without form, calculator, legal pages and lists of pages. */
export const contentPaths: readonly string[] = all
  .filter(
    ({ path, sitemap }) =>
      sitemap &&
      sitemap.group !== 'Rechtliches' &&
      !['/registrieren', '/aktivrente-rechner'].includes(path),
  )
  .map(({ path }) => path)

const regional = all.filter(({ sitemap }) => sitemap?.group === 'Regional')

export const regionalPaths: readonly string[] = regional.map(({ path }) => path)
export const regionalContent = regional.map(({ content }) => content)
